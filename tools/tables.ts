// `npm run tables`: works out anew what is kept of solved games, in a minute or two, and says what it has done.
import { writeFileSync } from 'node:fs'
import { dodgeDice } from '../src/games/dodge-dice/game.ts'
import { keptText } from '../src/games/dodge-dice/thinking/exact/kept.ts'
import { NUMBERING } from '../src/games/dodge-dice/thinking/exact/numbering.ts'
import { solve, unknown } from '../src/solver/solve.ts'

const FILE = new URL('../src/games/dodge-dice/tables/fresh-rounds.json', import.meta.url)

const values = unknown(NUMBERING)
let told = 0
for (const { rounds, residual } of solve(NUMBERING, values)) {
  if (rounds === told) continue
  told = rounds
  console.error(`round ${rounds}: values changed by ${residual.toExponential(1)} at most`)
}
const table = { rulesVersion: dodgeDice.rulesVersion, freshRounds: keptText(values) }
writeFileSync(FILE, `${JSON.stringify(table, null, 2)}\n`)
console.log(`Dodge Dice: ${NUMBERING.size} states, of which the beginnings of rounds are kept.`)
