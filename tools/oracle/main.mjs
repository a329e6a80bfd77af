// Games of all sizes, with shared places, rated by openskill: the vectors that our own ratings are checked against.
import { writeFileSync } from 'node:fs'
import { rate } from 'openskill'

const CASES = 300
const MOST_PLAYERS = 12
const NEWCOMER = { mu: 25, sigma: 25 / 3 }

/** Park and Miller's generator: the same games every time. */
let seed = 20_111
const next = (limit) => {
  seed = (seed * 48_271) % 2_147_483_647
  return seed % limit
}

const someRating = () => ({ mu: next(60_000) / 1000 - 5, sigma: 0.3 + next(9000) / 1000 })

function someGame(i) {
  const players = 2 + (i % (MOST_PLAYERS - 1))
  const ratings = Array.from({ length: players }, () => (next(4) === 0 ? NEWCOMER : someRating()))
  const places = Array.from({ length: players }, () => 1 + next(i % 3 === 0 ? 3 : players))
  return { ratings, places }
}

const rated = ({ ratings, places }) => ({
  ratings,
  places,
  after: rate(
    ratings.map((rating) => [rating]),
    { rank: places },
  ).flat(),
})

const vectors = Array.from({ length: CASES }, (_, i) => rated(someGame(i)))
const lines = vectors.map((vector) => `  ${JSON.stringify(vector)}`)
writeFileSync(new URL('../../test/rating/vectors.json', import.meta.url), `[\n${lines.join(',\n')}\n]\n`)
