import { chanceFrom, type Distribution, distribution } from '../../src/engine/chance.ts'
import { become, top } from '../../src/engine/frames.ts'
import {
  type Entry,
  type Game,
  isOutcome,
  type Kinds,
  type Refusal,
  type Table,
  type Waiting,
} from '../../src/engine/game.ts'
import { pick, type Random } from '../../src/engine/random.ts'
import type { Seat, Watcher } from '../../src/engine/seat.ts'
import { type Sentence, sentence } from '../../src/engine/sentence.ts'
import { copy, same } from '../../src/engine/values.ts'

// The smallest game that needs every part of the contract. Everybody is dealt two hidden cards, then all bid one of them
// at once; the highest bid takes up to two points, one at a time; the bids go back into the deck. After some rounds it ends.

interface Options {
  readonly rounds: number
  readonly start: 'even' | 'odd'
}

type Frame =
  | { readonly kind: 'deal'; readonly to: Seat }
  | { readonly kind: 'bid' }
  | { readonly kind: 'take'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'over' }

/** A hidden card is 0; so is a bid not made yet. In a view the deck is null. */
interface State {
  readonly table: Table<Options, null>
  deck: number[] | null
  readonly hands: number[][]
  readonly bids: number[]
  readonly scores: number[]
  rounds: number
  readonly frames: Frame[]
}

type Action = { readonly kind: 'bid'; readonly card: number } | { readonly kind: 'take' } | { readonly kind: 'stop' }

export interface Toy extends Kinds {
  readonly options: Options
  readonly board: null
  readonly state: State
  readonly action: Action
  readonly chance: { readonly kind: 'deal'; readonly seat: Seat; readonly deck: readonly number[] }
  readonly outcome: { readonly to: Seat; readonly card: number }
  readonly view: State
}

const CARDS = [4, 4, 4]
const HAND = 2
const POINTS = 2
const HIDDEN = 0

const setup = (table: Table<Options, null>): State => ({
  table,
  deck: [...CARDS],
  hands: Array.from({ length: table.seats }, () => []),
  bids: new Array(table.seats).fill(HIDDEN),
  scores: new Array(table.seats).fill(table.options.start === 'odd' ? 1 : 0),
  rounds: table.options.rounds,
  frames: [{ kind: 'deal', to: 0 }],
})

function waiting(state: State): Waiting<Toy> {
  const frame = top(state)
  switch (frame.kind) {
    case 'deal':
      return { kind: 'chance', chance: { kind: 'deal', seat: frame.to, deck: state.deck ?? [] } }
    case 'bid':
      return { kind: 'seats', seats: [...state.bids.keys()].filter((seat) => state.bids[seat] === HIDDEN) }
    case 'take':
      return { kind: 'seats', seats: [frame.seat] }
    case 'over':
      return { kind: 'over', result: { places: places(state), scores: [...state.scores] } }
  }
}

const places = ({ scores }: State): number[] =>
  scores.map((score) => 1 + scores.filter((other) => other > score).length)

function legal(state: State, seat: Seat): Action[] {
  const frame = top(state)
  if (frame.kind === 'take' && frame.seat === seat) return [{ kind: 'take' }, { kind: 'stop' }]
  if (frame.kind !== 'bid' || state.bids[seat] !== HIDDEN) return []
  return [...new Set(state.hands[seat])].map((card) => ({ kind: 'bid', card }))
}

const refuse = (): Refusal => ({ rule: 'EN-4', reason: sentence('toy.no') })

function play(state: State, seat: Seat, action: Action): void {
  if (action.kind === 'bid') return bid(state, seat, action.card)
  const { left } = top(state) as Frame & { kind: 'take' }
  if (action.kind === 'take') state.scores[seat]!++
  if (action.kind === 'take' && left > 1) become(state, { kind: 'take', seat, left: left - 1 })
  else endRound(state)
}

function bid(state: State, seat: Seat, card: number): void {
  state.hands[seat]!.splice(state.hands[seat]!.indexOf(card), 1)
  state.bids[seat] = card
  const best = state.bids.indexOf(Math.max(...state.bids))
  if (state.bids.every((made) => made !== HIDDEN)) become(state, { kind: 'take', seat: best, left: POINTS })
}

function endRound(state: State): void {
  for (const card of state.bids) state.deck![card - 1]!++
  state.bids.fill(HIDDEN)
  state.rounds--
  become(state, state.rounds > 0 ? { kind: 'deal', to: 0 } : { kind: 'over' })
}

function settle(state: State, { to, card }: Toy['outcome']): void {
  state.deck![card - 1]!--
  state.hands[to]!.push(card)
  state.hands[to]!.sort()
  const short = state.hands.findIndex((hand) => hand.length < HAND)
  become(state, short >= 0 ? { kind: 'deal', to: short } : { kind: 'bid' })
}

const outcomes = ({ seat: to, deck }: Toy['chance']): Distribution<Toy['outcome']> =>
  distribution(deck.flatMap((count, i) => (count > 0 ? [[{ to, card: i + 1 }, count] as const] : [])))

const listed = (deck: readonly number[]): number[] => deck.flatMap((count, i) => new Array<number>(count).fill(i + 1))

function view(state: State, watcher: Watcher): State {
  const seen = copy(state)
  const shown = top(state).kind !== 'bid'
  return {
    ...seen,
    deck: null,
    hands: seen.hands.map((hand, seat) => (seat === watcher ? hand : hand.map(() => HIDDEN))),
    bids: seen.bids.map((card, seat) => (shown || seat === watcher || card === HIDDEN ? card : -1)),
  }
}

/** Deals the cards that this seat has not seen. */
function guess(seen: State, _seat: Seat, random: Random): State {
  const state = copy(seen)
  const deck = [...CARDS]
  for (const card of [...state.hands.flat(), ...state.bids]) if (card > HIDDEN) deck[card - 1]!--
  const draw = (card: number, unknown: number): number => {
    if (card !== unknown) return card
    const drawn = pick(random, listed(deck))
    deck[drawn - 1]!--
    return drawn
  }
  for (const hand of state.hands) hand.splice(0, hand.length, ...hand.map((card) => draw(card, HIDDEN)).sort())
  return { ...state, bids: state.bids.map((card) => draw(card, -1)), deck }
}

function redact(entry: Entry<Toy>, watcher: Watcher): Entry<Toy> {
  if (isOutcome(entry))
    return entry.outcome.to === watcher ? entry : { outcome: { to: entry.outcome.to, card: HIDDEN } }
  if (entry.seat === watcher || entry.action.kind !== 'bid') return entry
  return { seat: entry.seat, action: { kind: 'bid', card: HIDDEN } }
}

function describe(entry: Entry<Toy>): Sentence[] {
  if (isOutcome(entry)) return [sentence('toy.log.deal', { player: { seat: entry.outcome.to } })]
  return [sentence(`toy.log.${entry.action.kind}`, { player: { seat: entry.seat } })]
}

const choice = (_view: State, action: Action): Sentence =>
  action.kind === 'bid' ? sentence('toy.choice.bid', { card: action.card }) : sentence(`toy.choice.${action.kind}`)

function invariants(state: State): string[] {
  const cards = state.deck!.map(
    (left, i) => left + [...state.hands.flat(), ...state.bids].filter((card) => card === i + 1).length,
  )
  return same(cards, CARDS) ? [] : [`cards ${cards.join()} instead of ${CARDS.join()}`]
}

export const toy: Game<Toy> = {
  id: 'toy',
  title: 'Toy',
  rulesVersion: 1,
  seats: { least: 2, most: 3 },
  options: {
    rounds: { kind: 'number', least: 1, most: 3, default: 2 },
    start: { kind: 'choice', values: ['even', 'odd'], default: 'even' },
  },
  boards: [],
  words: {
    'toy.option.rounds': 'Rounds',
    'toy.option.start': 'First points',
    'toy.option.start.even': 'none',
    'toy.option.start.odd': 'one',
    'toy.prompt': 'A toy.',
    'toy.no': 'No.',
    'toy.log.deal': '{player} gets a card.',
    'toy.log.bid': '{player} bids.',
    'toy.log.take': '{player} takes a point.',
    'toy.log.stop': '{player} stops.',
    'toy.choice.bid': 'Bid {card, number}',
    'toy.choice.take': 'Take a point',
    'toy.choice.stop': 'Stop',
  },
  objection: () => null,
  setup,
  waiting,
  legal,
  refuse,
  play,
  ...chanceFrom(outcomes),
  settle,
  view,
  guess,
  redact,
  reveals: (before, after) => top(before).kind === 'bid' && top(after).kind === 'take',
  hides: () => true,
  isOpen: (seen) => top(seen).kind !== 'bid',
  isPressedFor: () => true,
  silence: (seen) => (top(seen).kind === 'take' ? { action: { kind: 'stop' }, seconds: null, turn: 0, hit: [] } : null),
  prompt: () => sentence('toy.prompt'),
  choice,
  describe,
  draw: (seen, names) =>
    names.map((name, seat) => `${name} ${seen.scores[seat]} ${seen.hands[seat]!.join(' ')}`).join('\n'),
  invariants,
}
