/** AD-30 The season. */
export const DRIVERS = 12
export const RACES = 10

/** AD-31 Who carries on to the next race. */
export const CARRY_ON = 4

/** AD-31 Points for the places of races 1 to 9. */
export const POINTS: readonly number[] = [4, 3, 2, 1]

/** AD-32 Points for the places of the last race. */
export const FINALE_POINTS: readonly number[] = [6, 5, 4, 3, 2, 1]

/** AD-34 Which finishes the third tie-break counts. */
export const TOP_FINISH = 4
