// `npm run soak -- --cluster N`: N faults at three servers with one Postgres and one Redis, and a report.
import { prove } from './proof.ts'

const TABLES = 20

/** What the shell is told; each problem is printed. */
export async function soakCluster(faults: number, seed = 1, tables = TABLES): Promise<number> {
  if (!Number.isInteger(faults) || faults < 1) throw new Error('--cluster wants a number of faults')
  const began = performance.now()
  let made = 0
  const tell = (what: string) => process.stderr.write(`${++made}/${faults} ${what}\n`)
  const report = await prove({ tables, faults, seed, tell })
  for (const problem of report.problems) console.log(problem)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  console.log(
    `${report.faults.length} faults, ${report.tables} tables, ${report.acknowledged} acts acknowledged, ` +
      `${report.events} events, ${report.problems.length} problems, ${minutes} minutes`,
  )
  return report.problems.length > 0 ? 1 : 0
}
