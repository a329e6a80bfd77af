import type { Game } from '../../engine/game.ts'
import { freeze } from '../../engine/values.ts'
import type { Deck } from './board.ts'
import defaultDeck from './boards/default.json' with { type: 'json' }
import { chance } from './rules/dice.ts'
import { deckFlaws } from './rules/flaws.ts'
import { hides, isPressedFor, silence } from './rules/policy.ts'
import { refuse } from './rules/refuse.ts'
import { legal, play, settle, waiting } from './rules/sequence.ts'
import { objection, setup } from './rules/setup.ts'
import { guess, redact, reveals, view } from './rules/view.ts'
import { type DiceyCurves, OPTIONS } from './state.ts'
import { describe } from './telling/describe.ts'
import { draw } from './telling/draw.ts'
import { choice, prompt } from './telling/prompt.ts'
import { WORDS } from './telling/words.ts'
import { invariants } from './testing/invariants.ts'

/** The compiler reads pairs in a JSON file as lists of any length. */
export const DEFAULT_DECK = freeze(defaultDeck as unknown as Deck)

export const diceyCurves: Game<DiceyCurves> = {
  id: 'dicey-curves',
  title: 'Dicey Curves',
  rulesVersion: 2,
  seats: { least: 2, most: 8 },
  options: OPTIONS,
  boards: [{ id: DEFAULT_DECK.id, title: DEFAULT_DECK.title, board: DEFAULT_DECK }],
  words: WORDS,
  objection,
  boardFlaws: deckFlaws,
  setup,
  waiting,
  legal,
  refuse,
  play,
  ...chance,
  settle,
  view,
  guess,
  redact,
  reveals,
  hides,
  isPressedFor,
  silence,
  prompt,
  choice,
  describe,
  draw,
  invariants,
}
