import { type Entry, type Game, isOutcome } from '../../src/engine/game.ts'
import { NOTHING_HIDDEN } from '../../src/engine/nothing-hidden.ts'
import { type Sentence, sentence } from '../../src/engine/sentence.ts'
import { UNHURRIED } from '../../src/engine/unhurried.ts'
import type { Manifest } from '../../src/games/manifest.ts'
import { GOAL, isEnough, isOver, type Pig, RULES, type State } from './rules.ts'
import { WORDS } from './words.ts'

/** A sentence about whoever has the turn. */
const say = (key: string, { seat, stake, scores }: State, pips = 0): Sentence =>
  sentence(`pig.${key}`, { player: { seat }, stake, score: scores[seat]!, pips })

/** A decision to roll is told by the roll. */
function describe(entry: Entry<Pig>, before: State, after: State): Sentence[] {
  if (isOutcome(entry)) return [after.stake ? say('log.rolled', after, entry.outcome.pips) : say('log.lost', before)]
  if (entry.action.kind === 'roll') return []
  const held = say('log.hold', { ...before, scores: after.scores })
  return isOver(after) ? [held, say('wins', after)] : [held]
}

const refuse: Game<Pig>['refuse'] = (state, _, { kind }) =>
  kind === 'roll' && isEnough(state)
    ? { rule: 'PG-5a', reason: say('no.roll', state) }
    : { rule: 'EN-4', reason: sentence('engine.not-an-action', { action: kind }) }

const draw = ({ scores, seat, stake }: State, names: readonly string[]): string =>
  names.map((name, i) => `${i === seat ? '▶' : ' '} ${name}: ${scores[i]}${i === seat ? ` + ${stake}` : ''}`).join('\n')

const pig: Game<Pig> = {
  id: 'pig',
  title: 'Pig',
  rulesVersion: 1,
  seats: { least: 2, most: 10 },
  options: {},
  boards: [],
  words: WORDS,
  objection: () => null,
  ...RULES,
  refuse,
  ...NOTHING_HIDDEN,
  ...UNHURRIED,
  prompt: (view) => say(isOver(view) ? 'wins' : view.isRolling ? 'prompt.roll' : 'prompt.choose', view),
  choice: (view, { kind }) => say(`choice.${kind}`, view),
  describe,
  draw,
  invariants: ({ scores, seat }) => (scores.some((score, i) => score >= GOAL && i !== seat) ? ['PG-5: no end'] : []),
}

export const manifest: Manifest<Pig> = {
  game: pig,
  livery: { colours: null, picks: true, isNumbered: false },
  thinking: async () => (await import('./thinking.ts')).THINKING,
  exact: async () => (await import('./exact.ts')).EXACT,
  japanese: async () => (await import('./words.ja.ts')).WORDS_JA,
  guide: null,
  risks: async () => (await import('./risks.ts')).RISKS,
  boardCheck: null,
  plain: {
    goal: GOAL,
    dice: 1,
    scores: ({ scores }) => scores,
    turn: ({ seat }) => seat,
    stake: ({ stake }) => stake,
    fallen: ({ pips }) => [pips],
    rules: { goal: 'PG-5', stake: 'PG-3', dice: 'PG-2' },
  },
}
