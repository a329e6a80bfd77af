import { expect, it } from 'vitest'
import { prepare } from '../engine/table.ts'
import { LIBRARY, MANIFESTS } from '../games/index.ts'
import { brief } from './fault.ts'
import { readJson } from './json.ts'
import { newMatch, openMatch } from './match.ts'

it('names the place behind an empty object, and not the object', () => {
  const read = readJson('{"a": {} x}')
  expect(read).toMatchObject({ ok: false, fault: { where: 'line 1, column 10' } })
})

it('says that a log for everybody’s eyes is for no seat', async () => {
  const log = [{ outcome: { kind: 'danger', seat: 1, card: null } }]
  const opened = await openMatch({ game: 'dicey-curves', seats: 2, options: { danger: true }, for: null, log }, LIBRARY)
  expect(opened).toMatchObject({ ok: false, fault: { code: 'redacted', reason: { values: { seat: 'none' } } } })
})

it('calls a board of the game by its name', () => {
  const { game } = MANIFESTS.monza!
  const prepared = prepare(game, { seats: 2, options: {}, board: structuredClone(game.boards[0]!.board) })
  if (!prepared.ok) throw new Error(prepared.refusal.rule)
  expect(newMatch(MANIFESTS.monza!, prepared.table, []).head.board).toBe(game.boards[0]!.id)
})

it('has a word for what is not there', () => {
  expect([brief(undefined), brief('x'.repeat(100))]).toEqual(['nothing', `"${'x'.repeat(59)}…`])
})
