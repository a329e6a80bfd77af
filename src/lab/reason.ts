import { type Chance, figureOf } from '../bots/figure.ts'
import type { Game, Kinds, Seat } from '../engine/game.ts'
import { seeded } from '../engine/random.ts'
import type { Risk, Risks, Standing } from '../engine/risk.ts'
import { type Sentence, sentence } from '../engine/sentence.ts'
import { shareOfWin } from '../engine/share.ts'

/** A choice and what is known of it. */
export interface Weighed {
  readonly actions: readonly Kinds['action'][]
  readonly meaning: Sentence
  readonly chance: Chance
  readonly risks: readonly Risk[]
}

/** Who chooses, by what they see; null for a game that tells no more than the chance to win. */
export interface Chooser {
  readonly game: Game
  readonly view: Kinds['view']
  readonly seat: Seat
  readonly told: Pick<Risks, 'standing'> | null
}

/** Two choices told apart: by how much the first is better, and the sentences that say so and that it is worse. */
interface Difference {
  readonly gain: number
  readonly key: 'danger' | 'hope' | 'standing'
  readonly values: Sentence['values']
}

/** A difference of chances that is worth a word. */
const TELLING = 0.005

const why = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`odds.why.${key}`, values)

/** Why the first choice is better than the second best, from facts alone. */
export function reasons(chooser: Chooser, first: Weighed, second: Weighed | undefined): Sentence[] {
  if (!second) return [why('only')]
  const after = stateAfter(chooser, first)
  if (isWon(chooser, after)) return [why('wins'), lead(first, second)]
  const differences = [
    ...risksApart(first.risks, second.risks),
    ...standingsApart(standingOf(chooser, after), standingOf(chooser, stateAfter(chooser, second))),
  ]
  return [lead(first, second), ...becauseOf(differences, isAlike(first, second))]
}

const isAlike = (first: Weighed, second: Weighed): boolean => first.chance.worth - second.chance.worth < TELLING

function lead(first: Weighed, second: Weighed): Sentence {
  const values = { own: shareOf(first), less: shareOf(second), other: second.meaning }
  return why(isAlike(first, second) ? 'alike' : 'better', values)
}

function shareOf(weighed: Weighed): Sentence {
  const { kind, chance } = figureOf(weighed.chance)
  return sentence(`odds.share.${kind}`, { chance })
}

/** What speaks for the first choice; else what has to be put up with for it. */
function becauseOf(differences: readonly Difference[], areAlike: boolean): Sentence[] {
  const good = differences.find(({ gain }) => gain > 0)
  if (good) return [why(good.key, good.values)]
  if (areAlike) return []
  const bad = differences.find(({ gain }) => gain < 0)
  return [bad ? why(`despite.${bad.key}`, bad.values) : why('later')]
}

/** The risk first by which they differ most. */
function risksApart(own: readonly Risk[], others: readonly Risk[]): Difference[] {
  const all = [...own, ...others.filter((risk) => !isAmong(own, risk))].filter(({ isComing }) => !isComing)
  return all
    .map(({ kind, what }): Difference => {
      const [chance, other] = [chanceIn(own, what), chanceIn(others, what)]
      return { gain: kind === 'hope' ? chance - other : other - chance, key: kind, values: { what, chance, other } }
    })
    .filter(({ gain }) => Math.abs(gain) >= TELLING)
    .sort((a, b) => Math.abs(b.gain) - Math.abs(a.gain))
}

const isSame = (one: Sentence, other: Sentence): boolean => JSON.stringify(one) === JSON.stringify(other)

const isAmong = (list: readonly Risk[], { what }: Risk): boolean => list.some((risk) => isSame(risk.what, what))

const chanceIn = (list: readonly Risk[], what: Sentence): number =>
  list.find((risk) => isSame(risk.what, what))?.chance ?? 0

/** The weightiest first, as the game lists them. */
function standingsApart(own: readonly Standing[], others: readonly Standing[]): Difference[] {
  return own.flatMap(({ what, amount, better }): Difference[] => {
    const other = others.find((standing) => standing.what.key === what.key)
    if (!other || other.amount === amount) return []
    const more = amount - other.amount
    return [{ gain: better === 'more' ? more : -more, key: 'standing', values: { own: what, less: other.what } }]
  })
}

/** What nobody can see is guessed; nothing of it is told. */
function stateAfter({ game, view, seat }: Chooser, { actions }: Weighed): Kinds['state'] {
  const state: Kinds['state'] = game.guess(view, seat, seeded(0))
  for (const action of actions) game.play(state, seat, action)
  return state
}

const standingOf = ({ told, seat }: Chooser, state: Kinds['state']): readonly Standing[] =>
  told?.standing(state, seat) ?? []

function isWon({ game, seat }: Chooser, state: Kinds['state']): boolean {
  const waiting = game.waiting(state)
  return waiting.kind === 'over' && shareOfWin(waiting.result, seat) === 1
}
