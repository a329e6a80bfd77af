import { ratio, spread } from '../measure.ts'
import { halfSpeed } from './pace.ts'
import { BARS, type Plan } from './plan.ts'
import { atLeast, atMost, rows, title } from './report.ts'
import { Runner } from './runner.ts'

/** Acts a second at 100 tables of Dodge Dice with two players, beside what a server costs without rules. */
export async function speed(plan: Plan): Promise<void> {
  const { milliseconds, rounds, warmUp } = plan
  const [paddock, bare] = [await Runner.open('paddock', plan), await Runner.open('bare', plan)]
  const boardgame = await Runner.open('boardgame', plan)
  const all = [paddock, bare, boardgame]
  for (let round = 0; round < warmUp; round++) for (const runner of all) await runner.round(milliseconds)
  for (let round = 0; round < rounds; round++) for (const runner of all) await runner.count(milliseconds)
  boardgame.contest.close()
  title('Acts a second, Dodge Dice, two players at each of 100 tables')
  rows(
    ['', 'acts/s', 'least – most', 'processor s per 1,000 acts', 'least – most', 'of the load generator'],
    paddock.row('Paddock'),
    bare.row('bare ws, SQLite'),
    boardgame.row('boardgame.io 0.50.2, in memory'),
  )
  const bytes = spread(paddock.played.map((done) => done.bytes)).median
  title('Bars')
  rows(
    ['', 'measured', 'least – most', 'bar', ''],
    atLeast('as fast as the bare server', ratio(paddock.measured, bare.measured), BARS.ofBare, '×'),
    atLeast('as fast as boardgame.io', ratio(paddock.measured, boardgame.measured), BARS.ofBoardgame, '×'),
    atMost('median to a client for one act', { median: bytes, least: bytes, most: bytes }, BARS.bytes, 'bytes'),
  )
  await halfSpeed(paddock, bare, plan)
  for (const { contest } of [paddock, bare]) contest.close()
}
