import type { Words } from '../../../../engine/sentence.ts'

export const GUIDE_WORDS: Words = {
  'monza.legend.cars': 'A capital letter is a car, with its player above; ▶ marks who is to roll or to drive.',
  'monza.legend.squares':
    'A small letter is the colour of a square: w white, b blue, r red, y yellow, g green, p purple. | is where it begins.',
  'monza.legend.tyres': '{tyres} are tyres, where no car may stand.',
  'monza.legend.cut':
    'The circuit is cut into bands, driven from left to right and one below the other; a square that goes on in the next band goes on with : and dots.',
  'monza.legend.names': 'Squares are counted along their lane: square 3 of the inner lane is the third from the start.',
  'monza.legend.goals': 'The goals lie behind the last band; who is in them stands below it.',

  'monza.end.square': '{spot}: {dice, plural, one {# die} other {# dice}}',
  'monza.end.pushes': '{spot}: {dice, plural, one {# die} other {# dice}}, pushes {player} back',
  'monza.end.goal': '{spot}: home',
}
