import { GameParams, Leaderboard, OwnRating } from '../../protocol/live/http.ts'
import type { Guests } from '../guests.ts'
import type { Rating, Store } from '../store/store.ts'
import type { Api } from './api.ts'
import { guestOf } from './guests.ts'

const MOST_LISTED = 50

const shownOf = ({ guest, name, shown, games }: Rating) => ({ guest, name, shown, games })

/** Routes about how well people play. */
export function ratingRoutes(api: Api, { guests, store }: { readonly guests: Guests; readonly store: Store }): void {
  api.route({
    method: 'GET',
    url: '/api/ratings/:game',
    schema: { summary: 'The best of a game', params: GameParams, response: { 200: Leaderboard } },
    handler: async ({ params }) => ({
      ratings: (await store.ratings.leaderboard(params.game, MOST_LISTED)).map(shownOf),
    }),
  })

  api.route({
    method: 'GET',
    url: '/api/ratings/:game/own',
    schema: { summary: 'Your rating, and how it came', params: GameParams, response: { 200: OwnRating } },
    handler: async (request) => {
      const guest = guestOf(guests, request)
      const { game } = request.params
      const [rating] = await store.ratings.get(game, [guest])
      const history = await store.ratings.history(game, guest, MOST_LISTED)
      return {
        rating: rating ? shownOf(rating) : null,
        history: history.map(({ table, at, shown }) => ({ table, at, shown })),
      }
    },
  })
}
