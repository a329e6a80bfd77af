import type { Words } from '../../../../engine/sentence.ts'

export const GUIDE_WORDS: Words = {
  'allens-dirt.legend.spaces':
    'A row is a lane, the inside one at the bottom; cars run to the right. A space is its lane and its column: low 10.',
  'allens-dirt.legend.cars': '7 is car number 7; 7+ is car 7 with others on the same space, the first of them shown.',
  'allens-dirt.legend.trouble': '~ is trouble: Skip a Turn. P is trouble: Go to Pits. A dot is a clean space.',
  'allens-dirt.legend.sweet-spot': '* is a Sweet Spot: who ends a move there rolls again.',
  'allens-dirt.legend.line':
    'The line lies between the last column and column 1. It takes one move and holds any number of cars; those on it, and those in the pits, stand below the lanes.',
  'allens-dirt.legend.order': '▶ marks who is to roll or to decide; the list below is the order of the race.',

  'allens-dirt.end.rest': '{spot}: {what}',
  'allens-dirt.end.stop': '{spot}, behind {others}: {what}',
  'allens-dirt.end.contact': '{spot}: contact with {others}',
  'allens-dirt.end.after': '{end} (after contact with {others})',
  'allens-dirt.end.stay-on-line': 'the line: stay there',
  'allens-dirt.end.stay-in-pits': 'the pits: let {others} pass',
  'allens-dirt.end.clean': 'clean',
  'allens-dirt.end.skip-a-turn': 'trouble: Skip a Turn',
  'allens-dirt.end.go-to-pits': 'trouble: Go to Pits',
  'allens-dirt.end.sweet-spot': 'Sweet Spot: roll again',
  'allens-dirt.end.finish': 'the chequered flag',
}
