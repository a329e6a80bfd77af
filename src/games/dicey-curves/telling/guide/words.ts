import type { Words } from '../../../../engine/sentence.ts'

export const GUIDE_WORDS: Words = {
  'dicey-curves.legend.track':
    'A line is a track card, Start first. Its lanes stand side by side, from left to right as driven, and each is driven from left to right.',
  'dicey-curves.legend.spaces':
    '[ ] is a space. Spaces are named by lane and row: a1 is the first of the left lane, b2 the second of the next. On curves o is the outside and i the inside lane; on a Dicey Curve e is the entry, m the middle and x the exit.',
  'dicey-curves.legend.cars': '[A] is the car with this letter; its colour and its player stand above.',
  'dicey-curves.legend.gates':
    'A number behind a space, as in [ ]2, is a Gate: only a Combo of exactly that size crosses it.',
  'dicey-curves.legend.shared':
    '[<] is a space that two lanes share: it is drawn, with what stands on it, in the lane to the left.',
  'dicey-curves.legend.players': '▶ marks who is to decide, ● is a chip.',
  'dicey-curves.legend.danger': 'With DANGER!: ■ is a damage cube of a player.',
  'dicey-curves.legend.danger-track':
    'With DANGER!: [2] is a space with two cubes, [{barrel}] a barrel, [ ]+ a space beside the repair shop, and * behind a Gate a cube at it, with which a Combo one die larger crosses too.',

  'dicey-curves.end.clear': '{space}',
  'dicey-curves.end.at': '{space}: {what}',
  'dicey-curves.end.gate': 'over the Gate of {size}',
  'dicey-curves.end.before-gate': 'before a Gate of {size}',
  'dicey-curves.end.chips': 'pay {chips, plural, one {# chip} other {# chips}} to avoid cubes',
  'dicey-curves.end.cubes': 'take {cubes, plural, one {# cube} other {# cubes}}',
  'dicey-curves.end.cubes-for': '{player} takes {cubes, plural, one {# cube} other {# cubes}}',
  'dicey-curves.end.shop': 'beside the repair shop',
}
