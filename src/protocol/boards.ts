import type * as z from 'zod/mini'
import type { Game } from '../engine/game.ts'
import { sentence } from '../engine/sentence.ts'
import { isOver } from './bounds.ts'
import { brief, type Failed, type Fault, failed, type Read, read, tooMuch } from './fault.ts'
import { misfits } from './shape.ts'

/** What is asked of a board that somebody drew. */
export interface BoardCheck {
  readonly shape: z.ZodMiniObject
  /** What is wrong with a board of the right shape, one line for each place. */
  flaws(board: unknown): readonly string[]
}

/** A game, and what it asks of boards that people draw; null where it takes none. */
export interface Drawable {
  readonly game: Game
  readonly check: BoardCheck | null
}

export type Drawables = Readonly<Record<string, Drawable>>

interface Unloaded {
  readonly game: Game
  readonly boardCheck: (() => Promise<BoardCheck>) | null
}

/** Loads what these games ask of boards, by the games' ids. */
export async function withChecks(games: readonly Unloaded[]): Promise<Drawables> {
  const checks = await Promise.all(games.map(({ boardCheck }) => boardCheck?.() ?? null))
  return Object.fromEntries(games.map(({ game }, i) => [game.id, { game, check: checks[i]! }]))
}

/** The board of a match file: the name of one of the game's own, a drawn one, or none for the default. */
export function readBoard(drawable: Drawable, board: unknown): Read<unknown> {
  const { game } = drawable
  if (board === undefined || board === null) return read(undefined)
  if (game.boards.length === 0) return failed('board', 'no-boards', { title: game.title })
  if (typeof board === 'string') return namedBoard(game, board)
  const [fault] = boardFaults(drawable, board)
  return fault ? { ok: false, fault: within('board', fault) } : read(board)
}

function namedBoard(game: Game, id: string): Read<unknown> {
  const named = game.boards.find((candidate) => candidate.id === id)
  if (named) return read(named.board)
  const known = game.boards.map((candidate) => candidate.id).join(', ')
  return failed('board', 'unknown-board', { title: game.title, board: brief(id), known })
}

/** What a board may take, in characters; the largest that any game has room for takes half of it. */
const MOST_IN_BOARD = 100_000
const MOST_TOLD = 50

/** What is wrong with a drawn board: its size first, then its shape, and only then what the game itself finds. */
export function boardFaults({ game, check }: Drawable, board: unknown): readonly Fault[] {
  if (!check) return [failed('', 'no-own-board', { title: game.title }).fault]
  if (isOver(board, MOST_IN_BOARD)) return [tooMuch('', MOST_IN_BOARD).fault]
  const wrong = misfits(check.shape, board)
  return told(wrong.length > 0 ? wrong : check.flaws(board).map(flawed))
}

function told(faults: readonly Fault[]): readonly Fault[] {
  const more = faults.length - MOST_TOLD
  return more > 0 ? [...faults.slice(0, MOST_TOLD), failed('', 'more', { more }).fault] : faults
}

const flawed = (flaw: string): Fault => ({ where: '', code: 'board', reason: sentence('file.board', { flaw }) })

function within(field: string, { where, ...fault }: Fault): Fault {
  const inside = where.startsWith('[') || where === '' ? where : `.${where}`
  return { where: `${field}${inside}`, ...fault }
}

/** The game whose boards have most fields in common with this one. */
export function gameOfBoard(drawables: Drawables, board: unknown): Game | null {
  const shared = ({ check }: Drawable) => fieldsOf(check).filter((field) => hasField(board, field)).length
  const [best] = Object.values(drawables).toSorted((a, b) => shared(b) - shared(a))
  return best && shared(best) > 0 ? best.game : null
}

const IN_EVERY_BOARD = ['id', 'title']

const fieldsOf = (check: BoardCheck | null): string[] =>
  Object.keys(check?.shape.shape ?? {}).filter((field) => !IN_EVERY_BOARD.includes(field))

const hasField = (board: unknown, field: string): boolean =>
  typeof board === 'object' && board !== null && Object.hasOwn(board, field)

export function unknownShape(drawables: Drawables): Failed {
  const known = Object.keys(drawables).filter((id) => drawables[id]!.check)
  return failed('', 'unknown-shape', { known: known.join(', ') || '–' })
}
