import { top } from '../../../engine/frames.ts'
import { type Entry, isOutcome, type Seat, type Watcher } from '../../../engine/game.ts'
import { below, type Random } from '../../../engine/random.ts'
import { copy, freeze } from '../../../engine/values.ts'
import { DANGER_KINDS, type DangerKind } from '../board.ts'
import type { Danger, DangerView, DiceyCurves, LaidCard, Options, State, View } from '../state.ts'
import { rearCard, trackGraph } from './race.ts'
import { frozenTrack, type Graph } from './track.ts'

/** DX-2 Hands are secret. */
export const hides = ({ danger }: Options): boolean => danger

/** DX-3, DX-22 What may be done with a card only its holder knows: in the window, and while Combos are built. */
export const isOpen = (view: View): boolean => !view.danger || !['window', 'turn'].includes(top(view).kind)

/** Everything but the hands is public. */
export function view(state: State, watcher: Watcher): View {
  const { danger, ...open } = state
  return {
    ...copy(open),
    watcher,
    danger: danger && dangerView(danger, watcher),
    laid: laidCards(state.track, trackGraph(state)),
    rear: rearCard(state),
  }
}

/** DX-2 One's own hand; of the others and of the deck only the numbers of cards. */
function dangerView({ hands, deck, ...open }: Danger, watcher: Watcher): DangerView {
  return {
    ...copy(open),
    hand: watcher === null ? null : [...hands[watcher]!],
    held: hands.map((hand) => hand.length),
    deck: total(deck),
  }
}

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

const layouts = new WeakMap<Graph, readonly LaidCard[]>()

function laidCards(track: readonly string[], graph: Graph): readonly LaidCard[] {
  const made = layouts.get(graph)
  if (made) return made
  const cards = freeze(track.map((card, i) => laidCard(card, i, graph)))
  layouts.set(graph, cards)
  return cards
}

function laidCard(card: string, index: number, { poses, firstSpace, firstGate }: Graph): LaidCard {
  const { x, y, heading } = poses[index]!
  return { card, x: rounded(x), y: rounded(y), heading, firstSpace: firstSpace[index]!, firstGate: firstGate[index]! }
}

const THOUSANDTHS = 1000

const rounded = (mm: number): number => Math.round(mm * THOUSANDTHS) / THOUSANDTHS

/** DX-4, DX-4b The cards that lie face up, those of the open window too, and how many of each kind. */
export const openCards = ({ discards, played }: Pick<Danger, 'discards' | 'played'>): [DangerKind, number][] =>
  DANGER_KINDS.map((kind, i): [DangerKind, number] => [kind, discards[i]! + played[i]!]).filter(
    ([, count]) => count > 0,
  )

/** DX-2 The cards that this watcher has not seen: those of other hands and of the deck. */
export function unseen({ table, danger }: View): number[] {
  const { hand, discards, played } = danger!
  return DANGER_KINDS.map((kind, i) => {
    const own = hand?.filter((held) => held === kind).length ?? 0
    return table.board.danger[kind] - own - discards[i]! - played[i]!
  })
}

/** A state in which the others' hands are dealt anew from the unseen cards, each deal equally likely. */
export function guess(seen: View, _seat: Seat, random: Random): State {
  const { watcher: _watcher, laid: _laid, rear: _rear, danger, ...open } = seen
  return { ...copy({ ...open, track: frozenTrack(open.track) }), danger: danger && dealt(seen, danger, random) }
}

function dealt(seen: View, { hand, held, deck: _deck, ...open }: DangerView, random: Random): Danger {
  const deck = unseen(seen)
  const hands = held.map((cards, seat) =>
    hand && seat === seen.watcher
      ? [...hand]
      : Array.from({ length: cards }, () => drawFrom(deck, random)).sort(byKind),
  )
  return { ...copy(open), hands, deck }
}

const byKind = (a: DangerKind, b: DangerKind): number => DANGER_KINDS.indexOf(a) - DANGER_KINDS.indexOf(b)

function drawFrom(deck: number[], random: Random): DangerKind {
  let mark = below(random, total(deck))
  const kind = deck.findIndex((count) => {
    mark -= count
    return mark < 0
  })
  deck[kind]!--
  return DANGER_KINDS[kind]!
}

/** DX-2 Only the one who drew a Danger card may know it. */
export function redact(entry: Entry<DiceyCurves>, watcher: Watcher): Entry<DiceyCurves> {
  if (!isOutcome(entry) || entry.outcome.kind !== 'danger' || entry.outcome.seat === watcher) return entry
  return { outcome: { ...entry.outcome, card: null } }
}

/** DX-2, DX-3b Cards that came face up out of a hand, whoever held it, cannot be taken back. */
export const reveals = (before: State, after: State): boolean => faceUp(after) > faceUp(before)

const faceUp = ({ danger }: State): number => (danger ? total(danger.discards) + total(danger.played) : 0)
