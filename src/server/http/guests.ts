import type { FastifyReply, FastifyRequest } from 'fastify'
import { GuestReply, GuestWish, HandOver, TakeOver } from '../../protocol/live/http.ts'
import type { Guests } from '../guests.ts'
import { tokenIn } from '../live/origin.ts'
import type { Api } from './api.ts'
import { HttpProblem } from './problem.ts'

const YEAR = 31_536_000
const COOKIE = 'paddock'

/** Whoever asks; nobody without a token. */
export function guestOf(guests: Guests, { headers }: Pick<FastifyRequest, 'headers'>): string {
  const guest = guests.read(tokenIn(headers))
  if (guest === null) throw new HttpProblem(401, 'unknown-guest')
  return guest
}

function keepCookie(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const secure = request.protocol === 'https'
  reply.setCookie(COOKIE, token, { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: YEAR })
}

/** Routes about who one is. */
export function guestRoutes(api: Api, guests: Guests): void {
  const known = (request: FastifyRequest): string | null => guests.read(tokenIn(request.headers))

  api.route({
    method: 'POST',
    url: '/api/guests',
    schema: { summary: 'Become a guest, or stay the one you are', body: GuestWish, response: { 200: GuestReply } },
    handler: (request, reply) => {
      if (request.body.kind === 'program') return guests.welcome()
      const guest = known(request) ?? guests.welcome().guest
      keepCookie(request, reply, guests.tokenOf(guest))
      return { guest }
    },
  })

  api.route({
    method: 'POST',
    url: '/api/guests/hand-over',
    schema: { summary: 'A code that makes another device you, once', response: { 200: HandOver } },
    handler: (request) => guests.handOver(guestOf(guests, request)),
  })

  api.route({
    method: 'POST',
    url: '/api/guests/take-over',
    schema: { summary: 'Become who made the code', body: TakeOver, response: { 200: GuestReply } },
    handler: async (request, reply) => {
      const guest = await guests.takeOver(request.body.code)
      if (guest === null) throw new HttpProblem(404, 'no-hand-over')
      keepCookie(request, reply, guests.tokenOf(guest))
      return { guest }
    },
  })
}
