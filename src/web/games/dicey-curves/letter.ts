const LETTERS = 'ABCDEFGH'

/** Cars have letters, since numbers are for dice. */
export const letterOf = (car: number): string => LETTERS[car] ?? '?'
