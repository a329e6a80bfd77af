import { randomBytes } from 'node:crypto'
import { LIBRARY } from '../../games/index.ts'
import { readBoard } from '../../protocol/boards.ts'
import { BoardWish, IdParams, Kept } from '../../protocol/live/http.ts'
import { openMatch } from '../../protocol/match.ts'
import { matchText } from '../../protocol/match-text.ts'
import type { Guests } from '../guests.ts'
import type { Store, Upload } from '../store/store.ts'
import type { Time } from '../time.ts'
import type { Api } from './api.ts'
import { guestOf } from './guests.ts'
import { HttpProblem, unfit } from './problem.ts'

interface Parts {
  readonly guests: Guests
  readonly store: Store
  readonly time: Time
}

const ID_BYTES = 15
const MATCH_BYTES = 2_000_000
const BOARD_BYTES = 150_000

/** Routes for match files and boards: whoever has the id can look at them, and nobody can list them. */
export function uploadRoutes(api: Api, { guests, store, time }: Parts): void {
  const keep = async (kind: Upload['kind'], guest: string, body: string): Promise<{ readonly id: string }> => {
    const id = randomBytes(ID_BYTES).toString('base64url')
    const kept = await store.uploads.put({ id, kind, guest, body, created: time.now() })
    if (kept !== 'kept') throw new HttpProblem(409, kept === 'too-large' ? 'too-large' : 'too-many-uploads')
    return { id }
  }
  const given = async (kind: Upload['kind'], id: string): Promise<string> => {
    const found = await store.uploads.get(id)
    if (found?.kind !== kind) throw new HttpProblem(404, 'unknown-upload')
    return found.body
  }

  api.route({
    method: 'POST',
    url: '/api/matches',
    bodyLimit: MATCH_BYTES,
    schema: { summary: 'Keep a match file as a private replay', response: { 201: Kept } },
    handler: async (request, reply) => {
      const guest = guestOf(guests, request)
      const opened = await openMatch(request.body, LIBRARY)
      if (!opened.ok) throw unfit(opened.fault)
      const { playable, head, timeline } = opened.match
      const text = matchText(playable.game, { ...head, log: timeline.log, result: timeline.result })
      return reply.code(201).send(await keep('match', guest, text))
    },
  })

  api.route({
    method: 'GET',
    url: '/api/matches/:id',
    schema: { summary: 'A match file that was kept', params: IdParams },
    handler: async ({ params }, reply) => reply.type('application/json').send(await given('match', params.id)),
  })

  api.route({
    method: 'POST',
    url: '/api/boards',
    bodyLimit: BOARD_BYTES,
    schema: { summary: 'Keep a board that somebody drew', body: BoardWish, response: { 201: Kept } },
    handler: async (request, reply) => {
      const guest = guestOf(guests, request)
      const { game: id, board } = request.body
      if (!LIBRARY.ids.includes(id)) throw new HttpProblem(400, 'unknown-game')
      const { game, boardCheck } = await LIBRARY.find(id)
      const read = readBoard({ game, check: (await boardCheck?.()) ?? null }, typeof board === 'object' ? board : {})
      if (!read.ok) throw unfit(read.fault)
      return reply.code(201).send(await keep('board', guest, JSON.stringify({ game: id, board })))
    },
  })

  api.route({
    method: 'GET',
    url: '/api/boards/:id',
    schema: { summary: 'A board that was kept', params: IdParams },
    handler: async ({ params }, reply) => reply.type('application/json').send(await given('board', params.id)),
  })
}
