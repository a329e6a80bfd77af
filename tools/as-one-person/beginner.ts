import { careless } from '../../src/bots/glance.ts'
import { type Bot, botOf, decide } from '../../src/bots/levels.ts'
import { endsOf, type WholeMove } from '../../src/engine/ends.ts'
import type { Kinds, Seat } from '../../src/engine/game.ts'
import type { Drives } from '../../src/engine/guide.ts'
import type { Lore } from '../../src/engine/lore.ts'
import { type Random, seeded } from '../../src/engine/random.ts'
import type { Timeline } from '../../src/engine/timeline.ts'
import { lacking } from '../../src/games/dicey-curves/rules/lanes.ts'
import type { Action, PlayCard, State } from '../../src/games/dicey-curves/state.ts'
import { MANIFESTS } from '../../src/games/index.ts'
import { isClaimed } from '../../src/web/games/dicey-curves/claimed.ts'
import type { Asked } from './page.ts'

type Any = Kinds['action']

/** What is pressed, one after the other, to do one thing. */
export type Clicks = readonly [string, ...string[]]

/** Something a beginner knows how to do. */
interface Known {
  readonly action: Any
  readonly clicks: Clicks
}

const listed = (place: number): string => `[data-listed="${place}"]`

/**
 * Plays as a bot of the level `casual` does, from what its seat may see, among what the page offers at a click or two: what
 * the bar lists, Combos, and Danger cards. Chips are spent by those who know the game better. A Combo goes to its furthest flag.
 */
export class Beginner {
  readonly #seat: Seat
  readonly #random: Random
  readonly #bot: Bot
  readonly #lore: Lore
  readonly #drives: Drives | null

  private constructor(seat: Seat, seed: number, lore: Lore, drives: Drives | null) {
    this.#seat = seat
    this.#random = seeded(seed)
    this.#lore = lore
    this.#bot = botOf('casual', lore)
    this.#drives = drives
  }

  static async of(game: string, seat: Seat, seed: number): Promise<Beginner> {
    const { thinking, guide } = MANIFESTS[game]!
    const drives = guide ? (await guide()).drives : null
    return new Beginner(seat, seed, await thinking(), drives)
  }

  choose(timeline: Timeline, asked: Asked): Clicks {
    if (timeline.waiting.kind !== 'seats' || !timeline.waiting.seats.includes(this.#seat)) return [listed(0)]
    if (asked.listsMoves) return [listed(this.#bestOf(timeline, this.#wholeMoves(timeline)))]
    if (asked.flags.length > 0) return [`[data-target="space ${Math.max(...asked.flags)}"]`]
    if (asked.isComboPicked) return ['[data-go]']
    return this.#decided(timeline, known(timeline, this.#seat, asked))
  }

  #wholeMoves({ game, present }: Timeline): readonly WholeMove[] {
    return endsOf(game, this.#drives!, game.view(present, this.#seat), this.#seat)
  }

  /** The place in the list of the move after which the chance to win is best, now and then of another that is not silly. */
  #bestOf({ game, present }: Timeline, moves: readonly WholeMove[]): number {
    const view = game.view(present, this.#seat)
    const worths = moves.map(({ actions }) => {
      const state = game.guess(view, this.#seat, seeded(0))
      for (const action of actions) game.play(state, this.#seat, action)
      return this.#lore.evaluate(state, this.#seat)
    })
    return careless(worths, this.#random, [])
  }

  #decided({ game, present }: Timeline, things: readonly Known[]): Clicks {
    const legal = things.map(({ action }) => action)
    const view = game.view(present, this.#seat)
    const action = decide(this.#bot, { game, view, seat: this.#seat, legal, random: this.#random })
    return things.find((one) => one.action === action)!.clicks
  }
}

function known({ game, present }: Timeline, seat: Seat, asked: Asked): Known[] {
  const legal = game.legal(present, seat)
  if (game.id !== 'dicey-curves') return legal.map((action, i) => ({ action, clicks: [listed(i)] }))
  const actions = legal as readonly Action[]
  const inBar = actions.filter((action) => !isClaimed(action))
  return [
    ...inBar.map((action, i): Known => ({ action, clicks: [listed(i)] })),
    ...actions
      .filter((action) => !movesBarrels(present as State, action))
      .flatMap((action) => onBoard(actions, action, asked)),
  ]
}

/** Whoever closes a lane without barrels has to take them from elsewhere, which is not for beginners. */
const movesBarrels = (state: State, action: Action): boolean =>
  action.kind === 'play' && action.card === 'Lane Closed' && lacking(state, action) > 0

function onBoard(legal: readonly Action[], action: Action, { combos }: Asked): Known[] {
  if (action.kind === 'place') return [{ action, clicks: [`[data-target="space ${action.space}"]`] }]
  if (action.kind === 'play') return [{ action, clicks: cardClicks(legal, action) }]
  if (action.kind !== 'move' || action.power || !combos.includes(action.dice.join(''))) return []
  const isFirst = legal.find((other) => other.kind === 'move' && `${other.dice}` === `${action.dice}`) === action
  return isFirst ? [{ action, clicks: [`[data-combo="${action.dice.join('')}"]`] }] : []
}

/** The card, what it is aimed at where there is a choice, and the button that plays it. */
function cardClicks(legal: readonly Action[], action: PlayCard): Clicks {
  const uses = legal.filter((other) => other.kind === 'play' && other.card === action.card)
  const aim = uses.length > 1 ? [aimAt(action, uses.indexOf(action))] : []
  return [`[data-danger="${action.card}"][aria-pressed="false"]:not(:disabled)`, ...aim, '[data-play]:not(:disabled)']
}

function aimAt(action: PlayCard, place: number): string {
  if ('target' in action) return `:has(> [data-play]) > div > button:nth-of-type(${place + 1})`
  if ('lane' in action) return `[data-target="lane ${action.on} ${action.lane}"]`
  return 'on' in action ? `[data-target="card ${action.on}"]` : `[data-target="space ${Reflect.get(action, 'space')}"]`
}
