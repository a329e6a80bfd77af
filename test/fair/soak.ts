// `npm run soak:dice`: a chi-square over ten million throws of every kind of dice and cards, thrown as at a live table.
import { parseArgs } from 'node:util'
import { GAMES } from '../../src/games/index.ts'
import { type DiceKind, deviationsOf, diceOf } from './throws.ts'

const USAGE = `npm run soak:dice -- [--throws N] [--game ID]
  --throws  throws of each kind (10000000)
  --game    only this game`

/** With some hundred lists of outcomes, one run in a thousand would go so far by chance; but the dice are always the same. */
const FAR = 4.5

const { values } = parseArgs({
  options: { throws: { type: 'string', default: '10000000' }, game: { type: 'string' } },
})
const throws = Number(values.throws)
const chosen = Object.values(GAMES).filter(({ id }) => values.game === undefined || id === values.game)
if (!(Number.isInteger(throws) && throws >= 1) || chosen.length === 0) {
  console.error(`${USAGE}\nGames: ${Object.keys(GAMES).join(', ')}`)
  process.exit(2)
}

function isSound(kind: DiceKind): boolean {
  const began = performance.now()
  const gaps = deviationsOf(kind, throws).filter((gap) => gap !== null)
  const worst = gaps.reduce((most, gap) => (Math.abs(gap) > Math.abs(most) ? gap : most), 0)
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(
    `${kind.game.id} ${kind.kind}: ${gaps.length} lists of outcomes, furthest ${worst.toFixed(2)} deviations, ${seconds} s`,
  )
  return Math.abs(worst) <= FAR
}

const unsound = chosen.flatMap(diceOf).filter((kind) => !isSound(kind))
console.log(`${throws} throws of each kind, ${unsound.length} kinds too far off`)
process.exitCode = unsound.length > 0 ? 1 : 0
