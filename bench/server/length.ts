import { spread } from '../measure.ts'
import { BARS, type Plan } from './plan.ts'
import { Contest } from './processes.ts'
import { atMost, digits, rows, title } from './report.ts'

const EARLY = 100
/** Acts at each table that are measured, and tables. */
const WINDOW = 400
const TABLES = 20

/** What an act costs late in a season, which has more entries than any other game, beside what it costs early. */
export async function length({ entries, rounds }: Plan): Promise<void> {
  const contest = await Contest.open('season', { server: 'paddock' })
  const at = async (entry: number) => {
    await contest.play({ atOnce: TABLES, acts: TABLES * entry })
    return (await contest.play({ atOnce: TABLES, acts: TABLES * WINDOW })).cost
  }
  await contest.stock(TABLES)
  await at(entries)
  const costs: { early: number; late: number }[] = []
  for (let round = 0; round < Math.min(rounds, 3); round++) {
    await contest.renew(TABLES)
    costs.push({ early: await at(EARLY), late: await at(entries - EARLY - WINDOW) })
  }
  contest.close()
  title(`A long match: seasons of Allen's Dirt, after ${EARLY} acts and after ${digits(entries)}`)
  rows(
    ['', 'measured', 'least – most', 'bar', ''],
    atMost('a late act costs', spread(costs.map(({ early, late }) => late / early)), BARS.ofLength, '×'),
  )
}
