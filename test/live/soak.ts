// `npm run soak:live -- 100000 [SEED]`: strangers say so many things to a server at which a game goes on.
import { fuzz } from './fuzz.ts'
import { House, play } from './house.ts'

const [cases = 100_000, seed = 1] = process.argv.slice(2).map(Number)
const house = await House.open()
const { table, clients } = await house.begun({ game: 'dodge-dice', seats: 3, bots: null }, 3)
await play(clients, () => 0, 3)
const before = (await house.server.rooms.room(table.id))!.game!.timeline.length
const { wrong } = await fuzz(house, table, cases, seed)
const after = (await house.server.rooms.room(table.id))!.game!.timeline.length
for (const line of wrong) console.error(line)
console.log(`${cases} cases, seed ${seed}: ${wrong.length} wrong, ${after - before} entries changed`)
await house.close()
process.exitCode = wrong.length === 0 && after === before ? 0 : 1
