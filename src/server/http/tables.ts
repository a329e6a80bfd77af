import { isLevel } from '../../bots/levels.ts'
import { LIBRARY, MANIFESTS } from '../../games/index.ts'
import { TableList, TableParams, TableReply } from '../../protocol/live/http.ts'
import { type Expected, NextWish, TableHead, type TablePlan, TableWish } from '../../protocol/live/plan.ts'
import { type Standing, seatsOf } from '../../protocol/live/standing.ts'
import { matchText } from '../../protocol/match-text.ts'
import { readRecord } from '../../protocol/record.ts'
import type { Guests } from '../guests.ts'
import { statusOf } from '../rooms/append.ts'
import { matchFor } from '../rooms/match-of.ts'
import type { Room } from '../rooms/room.ts'
import { headOf, type Rooms } from '../rooms/rooms.ts'
import type { Store, TableSummary } from '../store/store.ts'
import type { Api } from './api.ts'
import { guestOf } from './guests.ts'
import { HttpProblem, unfit } from './problem.ts'

interface Parts {
  readonly rooms: Rooms
  readonly guests: Guests
  readonly store: Store
}

const MOST_LISTED = 50
const USUAL_LEVEL = 'casual'

/** Routes about tables; the games themselves are played over sockets. */
export function tableRoutes(api: Api, { rooms, guests, store }: Parts): void {
  const roomOf = async (table: string): Promise<Room> => {
    const room = await rooms.room(table)
    if (!room) throw new HttpProblem(404, 'unknown-table')
    return room
  }

  api.route({
    method: 'POST',
    url: '/api/tables',
    schema: { summary: 'Open a table', body: TableWish, response: { 201: TableHead } },
    handler: async (request, reply) => {
      const guest = guestOf(guests, request)
      return reply.code(201).send(await rooms.open(await planOf(request.body), guest))
    },
  })

  api.route({
    method: 'GET',
    url: '/api/tables',
    schema: { summary: 'Public tables that wait for players, newest first', response: { 200: TableList } },
    handler: async () => ({ tables: (await store.list({ kind: 'open', limit: MOST_LISTED })).map(listed) }),
  })

  api.route({
    method: 'GET',
    url: '/api/tables/own',
    schema: { summary: 'Tables that you host or sit at', response: { 200: TableList } },
    handler: async (request) => {
      const guest = guestOf(guests, request)
      return { tables: (await store.list({ kind: 'own', guest, limit: MOST_LISTED })).map(listed) }
    },
  })

  api.route({
    method: 'GET',
    url: '/api/tables/:table',
    schema: { summary: 'A table, by code or id', params: TableParams, response: { 200: TableReply } },
    handler: async ({ params }) => {
      const { head, standing } = await roomOf(params.table)
      return { table: head, status: statusOf(standing), names: standing.holders.map((holder) => holder?.name ?? null) }
    },
  })

  api.route({
    method: 'POST',
    url: '/api/tables/:table/next',
    schema: {
      summary: 'Open the rematch or the next race',
      params: TableParams,
      body: NextWish,
      response: { 201: TableHead },
    },
    handler: async (request, reply) => {
      const room = await roomOf(request.params.table)
      return reply.code(201).send(await nextOf(rooms, room, guestOf(guests, request), request.body))
    },
  })

  api.route({
    method: 'GET',
    url: '/api/tables/:table/match',
    schema: { summary: 'The match file, as you may have it', params: TableParams },
    handler: async (request, reply) => {
      const room = await roomOf(request.params.table)
      const record = matchFor(room, guestOf(guests, request))
      if (!record) throw new HttpProblem(409, 'not-begun')
      return reply.type('application/json').send(matchText(MANIFESTS[record.game]!.game, record))
    },
  })
}

/** A wish becomes a plan if the game allows it: the same door as for match files. */
async function planOf(wish: TableWish): Promise<TablePlan> {
  const { game, options = {}, board } = wish
  const least = Object.hasOwn(MANIFESTS, game) ? MANIFESTS[game]!.game.seats.least : 0
  const { seats = least, bots = USUAL_LEVEL } = wish
  const opened = await readRecord({ game, options, seats, ...(board === undefined ? {} : { board }) }, LIBRARY)
  if (!opened.ok) throw unfit(opened.fault)
  if (bots !== null && !isLevel(bots)) throw new HttpProblem(400, 'no-such-level')
  const { rulesVersion } = opened.value.record
  const { clock = 'none', isPublic = false, isRated = false } = wish
  const drawn = board === undefined || board === null ? {} : { board }
  return { game, rulesVersion, options, ...drawn, seats, clock, isPublic, isRated, bots }
}

/** Whoever asks first hosts it; the others are led to the same one, at whichever process they ask. */
async function nextOf(rooms: Rooms, room: Room, guest: string, { order }: NextWish): Promise<TableHead> {
  const { standing, head } = room
  if (seatsOf(standing, guest).length === 0 && guest !== head.host) throw new HttpProblem(403, 'not-your-seat')
  if (standing.secret === null) throw new HttpProblem(409, 'not-over')
  const known = standing.followed && (await rooms.find(standing.followed))
  if (known) return headOf(known)
  const { rulesVersion } = MANIFESTS[head.plan.game]!.game
  const expected = expectedAfter(standing, order === 'moved' ? 1 : 0)
  const next = await rooms.openNext({ ...head.plan, rulesVersion, expected }, guest, head.id)
  await rooms.lead(head.id, next.code)
  return next
}

/** Everybody so many seats further; whoever was removed is not expected. */
const expectedAfter = ({ holders, kept }: Standing, further: number): (Expected | null)[] =>
  holders.map((_, seat) => {
    const before = (seat + further) % holders.length
    const holder = kept[before] === 'removed' ? null : holders[before]
    if (!holder) return null
    const { guest, colour, number } = holder
    return { guest, colour, ...(number === undefined ? {} : { number }) }
  })

function listed({ id, code, plan: text, guests, status, created, touched }: TableSummary) {
  const { game, seats, clock, isRated }: TablePlan = JSON.parse(text)
  return { id, code, game, seats, taken: guests.length, clock, isRated, status, created, touched }
}
