// `npm run soak:live -- [CASES] [SEED] [KILLS]`: strangers say so many things to a server at which a game goes on, and then a
// server is killed so many times.
import { fuzz } from './fuzz.ts'
import { House, play } from './house.ts'
import { killAndCheck } from './kills.ts'

const [cases = 100_000, seed = 1, kills = 20] = process.argv.slice(2).map(Number)
const house = await House.open()
const { table, clients } = await house.begun({ game: 'dodge-dice', seats: 3, bots: null }, 3)
await play(clients, () => 0, 3)
const before = (await house.server.rooms.room(table.id))!.game!.timeline.length
const { wrong } = await fuzz(house, table, cases, seed)
const after = (await house.server.rooms.room(table.id))!.game!.timeline.length
for (const line of wrong) console.error(line)
console.log(`${cases} cases, seed ${seed}: ${wrong.length} wrong, ${after - before} entries changed`)
await house.close()
const killed = await killAndCheck(kills)
console.log(`${kills} kills: ${killed.lost} of ${killed.acknowledged} events that were shown are lost`)
process.exitCode = wrong.length === 0 && after === before && killed.lost === 0 ? 0 : 1
