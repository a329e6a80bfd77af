import type * as z from 'zod/mini'
import type { Game } from '../engine/game.ts'
import { sentence } from '../engine/sentence.ts'
import { SHAPES } from './board-shapes.ts'
import { brief, type Failed, type Fault, failed, type Read, read } from './fault.ts'
import { misfits } from './shape.ts'

type Games = Readonly<Record<string, Game>>

/** The board of a match file: the name of one of the game's own, a drawn one, or none for the default. */
export function readBoard(game: Game, board: unknown): Read<unknown> {
  if (board === undefined || board === null) return read(undefined)
  if (game.boards.length === 0) return failed('board', 'no-boards', { title: game.title })
  if (typeof board === 'string') return namedBoard(game, board)
  const fault = boardFaults(game, board)[0]
  return fault ? { ok: false, fault: within('board', fault) } : read(board)
}

function namedBoard(game: Game, id: string): Read<unknown> {
  const named = game.boards.find((candidate) => candidate.id === id)
  if (named) return read(named.board)
  const known = game.boards.map((candidate) => candidate.id).join(', ')
  return failed('board', 'unknown-board', { title: game.title, board: brief(id), known })
}

/** Everything that is wrong with a drawn board: its shape first, and only then what the game itself finds. */
export function boardFaults(game: Game, board: unknown): readonly Fault[] {
  const shape = SHAPES[game.id]
  if (!shape) return [failed('', 'no-own-board', { title: game.title }).fault]
  const wrong = misfits(shape, board)
  return wrong.length > 0 ? wrong : game.boardFlaws(board).map(flawed)
}

const flawed = (flaw: string): Fault => ({ where: '', code: 'board', reason: sentence('file.board', { flaw }) })

function within(field: string, { where, ...fault }: Fault): Fault {
  const inside = where.startsWith('[') || where === '' ? where : `.${where}`
  return { where: `${field}${inside}`, ...fault }
}

const IN_EVERY_BOARD = ['id', 'title']

/** The game whose boards have most fields in common with this one. */
export function gameOfBoard(games: Games, board: unknown): Game | null {
  const shared = (game: Game) => fieldsOf(SHAPES[game.id]!).filter((field) => hasField(board, field)).length
  const drawn = withShape(games).toSorted((a, b) => shared(b) - shared(a))
  return drawn[0] && shared(drawn[0]) > 0 ? drawn[0] : null
}

const withShape = (games: Games): Game[] => Object.values(games).filter(({ id }) => Object.hasOwn(SHAPES, id))

const fieldsOf = (shape: z.ZodMiniObject): string[] =>
  Object.keys(shape.shape).filter((field) => !IN_EVERY_BOARD.includes(field))

const hasField = (board: unknown, field: string): boolean =>
  typeof board === 'object' && board !== null && Object.hasOwn(board, field)

export const unknownShape = (games: Games): Failed =>
  failed('', 'unknown-shape', {
    known:
      withShape(games)
        .map(({ id }) => id)
        .join(', ') || '–',
  })
