import type { Seat } from '../../engine/game.ts'
import type { Sentence, SentenceValue } from '../../engine/sentence.ts'
import type { Sound } from './voices.ts'

/** What is heard of a race beside dice and turns; of several at once only the first of these. */
const CUES = ['crash', 'flag', 'finish', 'chip', 'engine'] as const satisfies readonly Sound[]

export type Cue = (typeof CUES)[number]

/** By the sentence that tells it, so that nobody hears what they may not read. */
export const HEARD: Readonly<Record<string, Cue>> = {
  'dodge-dice.log.skip': 'chip',
  'dodge-dice.log.ignore': 'chip',
  'dodge-dice.log.chip': 'chip',
  'dodge-dice.log.scores': 'crash',
  'dodge-dice.log.loses': 'engine',
  'dodge-dice.log.gives': 'crash',
  'monza.log.drive': 'engine',
  'monza.log.bonus-step': 'engine',
  'monza.log.pushed': 'crash',
  'monza.log.home': 'finish',
  'monza.log.bonus-home': 'finish',
  'monza.log.finish-round': 'flag',
  'monza.log.one-more-turn': 'flag',
  'dicey-curves.log.move': 'engine',
  'dicey-curves.log.add': 'chip',
  'dicey-curves.log.change': 'chip',
  'dicey-curves.log.reroll': 'chip',
  'dicey-curves.log.juke': 'chip',
  'dicey-curves.log.buy': 'chip',
  'dicey-curves.log.takes': 'crash',
  'dicey-curves.log.out': 'crash',
  'dicey-curves.log.finish': 'finish',
  'allens-dirt.log.rests': 'engine',
  'allens-dirt.log.rests-on-line': 'engine',
  'allens-dirt.log.drives-into': 'crash',
  'allens-dirt.log.contact-lost': 'crash',
  'allens-dirt.log.contact-tie': 'crash',
  'allens-dirt.log.consequence.crash': 'crash',
  'allens-dirt.log.crash-check.caught': 'crash',
  'allens-dirt.log.flag.yellow': 'flag',
  'allens-dirt.log.flag.red': 'flag',
  'allens-dirt.log.restart': 'flag',
  'allens-dirt.log.leads-lap': 'flag',
  'allens-dirt.log.finishes.crossing': 'finish',
  'allens-dirt.log.finishes.moves-left': 'finish',
  'allens-dirt-season.log.scores': 'finish',
}

/** What is heard of all that was just told. */
export function cueOf(told: readonly Sentence[]): Cue | null {
  const heard = new Set(told.map(({ key }) => HEARD[key]))
  return CUES.find((cue) => heard.has(cue)) ?? null
}

/** Whether one of these seats was hit, or hit somebody. */
export const isHit = (told: readonly Sentence[], own: readonly Seat[]): boolean =>
  told.some(({ key, values }) => HEARD[key] === 'crash' && Object.values(values).some((value) => names(value, own)))

function names(value: SentenceValue, seats: readonly Seat[]): boolean {
  if (typeof value !== 'object') return false
  if ('seat' in value) return seats.includes(value.seat)
  return Object.values(value.values).some((one) => names(one, seats))
}
