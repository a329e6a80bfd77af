// `npm run browsers`: plays a start, a round and an end of each game in Firefox and in WebKit, takes pictures and finds no
// error. `-- webkit` takes only that browser, `-- monza` only that game.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Game } from '../../src/engine/game.ts'
import { GAMES } from '../../src/games/index.ts'
import { howToGet, type Kind, visitorOf } from './installed.ts'
import { KINDS } from './kinds.ts'
import { Visit } from './play.ts'
import { lastLine, lineOf, type Played } from './report.ts'
import { type Stage, stage } from './stage.ts'

const folder = fileURLToPath(new URL('../../.cache/browsers/', import.meta.url))
const wishes = process.argv.slice(2).map((word) => word.toLowerCase())
const wished = <T>(all: readonly T[], nameOf: (one: T) => string): T[] => {
  const some = all.filter((one) => wishes.includes(nameOf(one).toLowerCase()))
  return some.length > 0 ? some : [...all]
}

const kinds = wished(KINDS, ({ name }) => name)
const games = wished(Object.values(GAMES), ({ id }) => id)

/** A browser that breaks down in a game is a complaint about that game. */
async function played(kind: Kind, begin: NonNullable<ReturnType<Kind['find']>>, game: Game): Promise<Played> {
  const visitor = await begin()
  const at: Stage = await stage()
  const pictures = `${folder}${kind.name.toLowerCase()}-`
  const fault = (error: Error): Played => ({ game: game.id, presses: 0, complaints: [`broke down: ${error.message}`] })
  const result = await new Visit({ visitor, stage: at, game, pictures }).play().catch(fault)
  await visitor.leave()
  at.close()
  return result
}

/** Whether every game was fine; null if there is no such browser here. */
async function visited(kind: Kind): Promise<boolean | null> {
  const begin = visitorOf(kind)
  if (!begin) {
    console.error(howToGet(kind))
    return null
  }
  let isFine = true
  for (const game of games) {
    const result = await played(kind, begin, game)
    isFine &&= result.complaints.length === 0
    console.log(lineOf(kind.name, result))
  }
  return isFine
}

mkdirSync(folder, { recursive: true })
// Also what nobody wished for was not run.
const missing = KINDS.filter((kind) => !kinds.includes(kind)).map(({ name }) => name)
for (const kind of kinds) {
  const isFine = await visited(kind)
  if (isFine === null) missing.push(kind.name)
  if (!isFine) process.exitCode = 1
}
console.log(`The pictures are in ${folder}`)
console.log(lastLine(missing))
