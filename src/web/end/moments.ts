import type { Seat } from '../../engine/game.ts'
import type { Story, Told } from '../../table/story.ts'
import type { Tale } from '../games/tale.ts'
import type { Chronicle, TurnChange } from './chronicle.ts'

/** A moment of a game that is worth another look. */
export interface Highlight {
  readonly kind: 'gain' | 'loss' | 'first-lead' | 'lead' | 'last-lead'
  readonly index: number
  readonly seat: Seat
  /** Who led before. */
  readonly before: Seat | null
  /** How much was gained or lost. */
  readonly amount: number
}

/** What a seat got out of a turn; losses are below 0. */
const gainOf = ({ before, after }: TurnChange, seat: Seat, better: Tale['better']): number =>
  (after[seat]! - before[seat]!) * (better === 'more' ? 1 : -1)

function most(chronicle: Chronicle, kind: 'gain' | 'loss', better: Tale['better']): Highlight[] {
  const sign = kind === 'gain' ? 1 : -1
  let best: Highlight | null = null
  for (const turn of chronicle.turns)
    for (const seat of chronicle.start.keys()) {
      const amount = sign * gainOf(turn, seat, better)
      if (amount > (best?.amount ?? 0)) best = { kind, index: turn.changed[seat]!, seat, before: null, amount }
    }
  return best ? [best] : []
}

/** Every change of the lead, in order. */
export const leadsOf = ({ leads }: Chronicle): Highlight[] =>
  leads.map(({ index, seat, before }, i) => ({ kind: leadKind(i, leads.length), index, seat, before, amount: 0 }))

function leadKind(i: number, count: number): Highlight['kind'] {
  if (i === 0) return 'first-lead'
  return i === count - 1 ? 'last-lead' : 'lead'
}

/** What to look at first, in the order in which it happened. */
export function highlights(chronicle: Chronicle, better: Tale['better']): Highlight[] {
  const lead = leadsOf(chronicle).at(-1)
  const found = [...most(chronicle, 'gain', better), ...most(chronicle, 'loss', better), ...(lead ? [lead] : [])]
  return found.sort((a, b) => a.index - b.index)
}

/** How far from a moment its sentence may stand: a step is often told with the end of the move. */
const NEAR = 12

/** What the log says about a moment: there, or else soon after it, or else just before. */
export function toldAt(story: Story, index: number): Told | null {
  const steps = Array.from({ length: NEAR }, (_, i) => i)
  const near = [...steps.map((step) => index + step), ...steps.map((step) => index - 1 - step)]
  const told = near.map((at) => (at < 0 ? undefined : story.at(at)))
  return told.find((one) => one !== undefined && one.sentences.length > 0) ?? null
}
