import { distribution } from '../../src/engine/chance.ts'
import { top } from '../../src/engine/frames.ts'
import { type Game, isOutcome } from '../../src/engine/game.ts'
import { sentence } from '../../src/engine/sentence.ts'
import { copy } from '../../src/engine/values.ts'
import { Story } from '../../src/table/story.ts'
import { type Look, look } from './known.ts'
import { type Toy, toy } from './toy.ts'

// One fault each, for a check to find.

type State = Toy['state']
export type Faults = { readonly [Part in keyof Game<Toy>]?: Game<Toy>[Part] }

/** Of a check, the fault in words, the faulty parts, and a fault in the state itself. */
type Planted = readonly [check: string, fault: string, faults: Faults, spoil?: (state: State) => State]

export const without = (key: string): Faults => ({
  words: Object.fromEntries(Object.entries(toy.words).filter(([name]) => name !== key)),
})

/** Reads that write: the fault is undone nowhere, so each runs on a copy of the moment. */
const writing =
  <Result>(read: (state: State) => Result) =>
  (state: State): Result => {
    state.rounds += 1
    return read(state)
  }

export const leakyView: Game<Toy>['view'] = (state, watcher) => ({
  ...toy.view(state, watcher),
  hands: copy(state.hands),
})

const tellingRefusal: Game<Toy>['refuse'] = (state, seat, action) => {
  const refusal = toy.refuse(state, seat, action)
  const others = state.hands.filter((_, other) => other !== seat)
  return others.some((hand) => hand.includes(1)) ? { ...refusal, rule: 'EN-5' } : refusal
}

const no = (rule: string, key: string) => ({ rule, reason: sentence(key) })

function throwing(): boolean {
  throw new Error('possible')
}

let count = 0
const dicePlay: NonNullable<Faults['play']> = (state, seat, action) => {
  toy.play(state, seat, action)
  state.scores[seat]! += count++ % 2
}

export function copyingGuess(view: State): State {
  const deck = [4, 4, 4]
  for (const card of [...view.hands.flat(), ...view.bids]) if (card > 0) deck[card - 1]!--
  return { ...copy(view), deck }
}

/** A seat view that passes on all that a chance event is drawn from. */
export const wholeChance: Look = (timeline, watcher) => {
  const { now, earlier } = look(timeline, watcher)
  return { now: { ...now, waiting: timeline.waiting }, earlier }
}

/** A seat view that tells the log as it is. */
export const wholeLog: Look = (timeline, watcher) => {
  const { now, earlier } = look(timeline, watcher)
  const told = timeline.log.map((entry, index) => ({ ...now.told.at(index)!, entry }))
  return { now: { ...now, told: new Story(told) }, earlier }
}

let whim = 0
function whimsical(state: State, seat: number): Toy['action'][] {
  whim++
  return toy.legal(state, seat).filter(({ kind }) => kind !== 'stop' || whim % 3 > 0)
}

export const PLANTED: readonly Planted[] = [
  [
    'keeps its invariants',
    'a card is lost',
    { invariants: (state) => toy.invariants({ ...state, hands: state.hands.map((hand) => hand.slice(1)) }) },
  ],
  ['waits for seats that can act, and for no others', 'a dead end', { legal: () => [] }],
  [
    'waits for seats that can act, and for no others',
    'a seat acts out of turn',
    { legal: (state, seat) => (top(state).kind === 'take' ? [{ kind: 'take' }] : toy.legal(state, seat)) },
  ],
  [
    'waits for seats that can act, and for no others',
    'a seat that does not exist',
    { waiting: (state) => (top(state).kind === 'take' ? { kind: 'seats', seats: [7] } : toy.waiting(state)) },
  ],
  [
    'lists no action twice',
    'a repeated action',
    { legal: (state, seat) => [...toy.legal(state, seat), ...toy.legal(state, seat)] },
  ],
  [
    'ends with a ranking of all seats',
    'places 1, 1, 2',
    {
      waiting: (state) =>
        top(state).kind === 'over'
          ? { kind: 'over', result: { places: [1, 1, 2].slice(-state.table.seats), scores: [...state.scores] } }
          : toy.waiting(state),
    },
  ],
  ['changes nothing when looked at', 'a view that counts', { view: writing((state) => toy.view(state, null)) }],
  [
    'refuses exactly what it does not list',
    'an action is listed out of turn',
    { legal: (state, seat) => (top(state).kind === 'take' ? [{ kind: 'take' }] : toy.legal(state, seat)) },
  ],
  [
    'refuses exactly what it does not list',
    'a refusal that throws',
    { refuse: (_state, _seat, action) => no('EN-4', (action as never as string[])[0]!.trim()) },
  ],
  ['refuses exactly what it does not list', 'a rule without id', { refuse: () => no('because', 'toy.no') }],
  ['refuses exactly what it does not list', 'a reason without words', { refuse: () => no('EN-4', 'toy.why') }],
  ['lets only legal entries through the door', 'a question that throws', { possible: throwing }],
  [
    'lets only legal entries through the door',
    'a refusal that writes',
    { refuse: (state, seat, action) => writing((owned) => toy.refuse(owned, seat, action))(state) },
  ],
  [
    'does at the door what playing does',
    'play depends on more than the state',
    { play: (state, seat, action) => dicePlay(state, seat, action) },
  ],
  [
    'plays everything it lists',
    'an action that cannot be played',
    {
      play: (state, seat, action) => {
        if (action.kind === 'stop') throw new Error('no')
        toy.play(state, seat, action)
      },
    },
  ],
  [
    'weighs outcomes in whole numbers',
    'a weight of nothing',
    {
      outcomes: ({ seat: to, deck }) => distribution(deck.map((count, i) => [{ to, card: i + 1 }, count - 1] as const)),
    },
  ],
  [
    'weighs outcomes in whole numbers',
    'weights that do not add up',
    { outcomes: (chance) => ({ ...toy.outcomes(chance), total: 99 }) },
  ],
  [
    'knows its outcomes from others',
    'an extra field is possible',
    {
      possible: (chance, outcome) => {
        const { to, card } = (outcome ?? {}) as Toy['outcome']
        return toy.possible(chance, { to, card })
      },
    },
  ],
  [
    'knows its outcomes from others',
    'a listed outcome is not possible',
    { possible: (chance, outcome) => (outcome as Toy['outcome'])?.card !== 3 && toy.possible(chance, outcome) },
  ],
  [
    'knows its outcomes from others',
    'possible throws',
    { possible: (_chance, outcome) => (outcome as Toy['outcome']).card > 0 },
  ],
  [
    'settles everything it lists',
    'a card stays in the deck',
    { settle: (state, { to, card }) => void state.hands[to]!.push(card) },
  ],
  ['can be copied', 'a table that is not frozen', {}, (state) => ({ ...state, table: { ...state.table } })],
  ['gives views that stay as they are', 'a view that is the state', { view: (state) => state }],
  ['can be written down and read', 'a state with undefined', {}, (state) => ({ ...state, more: undefined })],
  ['can be written down and read', 'a state with minus zero', {}, (state) => ({ ...state, rounds: -0 })],
  [
    'can be written down and read',
    'a memory beside the state',
    {
      legal: (state, seat) =>
        Object.isFrozen(state.table) ? toy.legal(state, seat) : toy.legal(state, seat).slice(0, 1),
    },
  ],
  [
    'does the same again',
    'play that keeps a count of its own',
    { play: (state, seat, action) => dicePlay(state, seat, action) },
  ],
  [
    'is replayed from its log',
    'play that keeps a count of its own',
    { play: (state, seat, action) => dicePlay(state, seat, action) },
  ],
  ['is replayed from its log', 'another start', { setup: (table) => ({ ...toy.setup(table), rounds: 9 }) }],
  [
    'undoes an own act and nothing else',
    'an act that shows something every other time',
    { reveals: () => count++ % 2 > 0 },
  ],
  [
    'undoes an own act and nothing else',
    'showing that looks at a part of the state, and leaves it empty',
    { reveals: (before) => before.scores.splice(0).length < 0 },
  ],
  [
    'guesses states that a seat cannot tell from the real one',
    'a guess that deals the own hand anew',
    { guess: (view, seat, random) => toy.guess(toy.view({ ...view, deck: [] }, null), seat, random) },
  ],
  [
    'guesses states that a seat cannot tell from the real one',
    'a guess with cards that are not there',
    { guess: (view, seat, random) => ({ ...toy.guess(view, seat, random), deck: [9, 9, 9] }) },
  ],
  [
    'redacts its log once and for all',
    'a seat that does not see its own bid',
    { redact: (entry) => toy.redact(entry, null) },
  ],
  [
    'redacts its log once and for all',
    'redacting twice',
    {
      redact: (entry, watcher) =>
        isOutcome(entry) && entry.outcome.to !== watcher
          ? { outcome: { to: entry.outcome.to, card: entry.outcome.card - 1 } }
          : toy.redact(entry, watcher),
    },
  ],
  ['leaks nothing into views', 'a view with all hands', { view: leakyView }],
  ['leaks nothing into views', 'a refusal that knows all hands', { refuse: tellingRefusal }],
  ['leaks nothing into views', 'a view with all hands, guessed by copying', { view: leakyView, guess: copyingGuess }],
  [
    'leaks nothing into views',
    'a view with the deck',
    { view: (state, watcher) => ({ ...toy.view(state, watcher), deck: copy(state.deck) }) },
  ],
  [
    'leaks nothing into views',
    'only the holder of a 3 is waited for first',
    {
      waiting: (state) => {
        const waiting = toy.waiting(state)
        if (waiting.kind !== 'seats' || waiting.seats.length < 2) return waiting
        return {
          kind: 'seats',
          seats: [...waiting.seats].sort((a, b) => state.hands[b]!.at(-1)! - state.hands[a]!.at(-1)!),
        }
      },
    },
  ],
  ['knows what may be done where it says so', 'bids that everybody is said to know', { isOpen: () => true }],
  ['hides nothing where it says so', 'a secret nobody was told of', { hides: () => false }],
  [
    'names the seat of a chance event',
    'a hand that nobody has',
    {
      waiting: (state) => {
        const waiting = toy.waiting(state)
        return waiting.kind === 'chance' ? { kind: 'chance', chance: { ...waiting.chance, seat: 7 } } : waiting
      },
    },
  ],
  [
    'takes silence for something that may be done',
    'a silence that bids a hidden card',
    { silence: () => ({ action: { kind: 'bid', card: 0 }, seconds: null, turn: 0, hit: [] }) },
  ],
  [
    'takes silence for something that may be done',
    'a silence that counts before it began',
    { silence: () => ({ action: { kind: 'stop' }, seconds: 0, turn: 0, hit: [] }) },
  ],
  ['leaks nothing into the log', 'a log with all cards', { redact: (entry) => entry }],
  ['takes back nothing that was shown', 'bids that can be taken back when all lie open', { reveals: () => false }],
  [
    'takes back nothing that was shown',
    'an act that ends the game and lays the hands of others open',
    { view: (state, watcher) => (top(state).kind === 'over' ? leakyView : toy.view)(state, watcher) },
  ],
  [
    'takes back nothing that was shown',
    'a bid that can be taken back though the log tells it',
    { redact: (entry, watcher) => (isOutcome(entry) ? toy.redact(entry, watcher) : entry) },
  ],
  ['derives whole turns from steps', 'a list that changes its mind', { legal: whimsical }],
  ['has words for all it says', 'a log line without words', without('toy.log.bid')],
  ['has words for all it says', 'a prompt without words', without('toy.prompt')],
  ['has words for all it says', 'a picture that throws', { draw: (view) => String(view.deck!.length) }],
  ['has words for all it says', 'a gap that nobody fills', { describe: () => [sentence('toy.log.bid')] }],
  [
    'has words for all it says',
    'nested words that are missing',
    { describe: () => [sentence('toy.log.bid', { player: sentence('toy.who') })] },
  ],
  ['has words for every choice', 'a choice without words', without('toy.choice.stop')],
]
