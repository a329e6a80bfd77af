import type { Found, Soaking } from '../soaking.ts'
import { Alone } from './alone.ts'
import { Cluster } from './cluster.ts'
import type { House } from './house.ts'
import { prove, type Report, type Seen } from './proof.ts'

const SERVERS = 3
/** What is played in one evening is inspected at its end, and forgotten: so many faults. */
const EVENING = 50

export interface ClusterWish {
  readonly faults: number
  readonly tables: number
  readonly seed: number
}

/** So many faults at three servers with one Postgres and one Redis; then a few at one server with SQLite. */
export async function soakCluster(wish: ClusterWish, soaking: Soaking): Promise<Found> {
  const began = performance.now()
  const shared = await evenings(() => Cluster.start(SERVERS), wish, soaking)
  const alone = await evenings(() => Alone.start(), { ...wish, faults: Math.ceil(wish.faults / 10) }, soaking)
  const reports = [...shared, ...alone]
  const sum = (count: (report: Report) => number): number => reports.reduce((all, report) => all + count(report), 0)
  const minutes = ((performance.now() - began) / 60_000).toFixed(1)
  return {
    problems: reports.flatMap(({ problems }) => problems),
    table: tableOf(reports.flatMap(({ faults }) => faults)),
    summary: `${sum(({ faults }) => faults.length)} faults, ${wish.tables} tables at a time, ${sum(({ tables }) => tables)} games that came to their end, ${sum(({ acknowledged }) => acknowledged)} acts acknowledged, ${sum(({ events }) => events)} events, ${minutes} minutes`,
  }
}

async function evenings(open: () => Promise<House>, wish: ClusterWish, soaking: Soaking): Promise<Report[]> {
  const { faults, tables, seed } = wish
  const reports: Report[] = []
  let made = 0
  const tell = (what: string): void => soaking.tell(`fault ${++made}/${faults}: ${what}`)
  const { isStopped } = soaking
  while (made < faults && !isStopped() && reports.every(({ problems }) => problems.length === 0)) {
    const evening = { faults: Math.min(EVENING, faults - made), tables, seed: seed + reports.length }
    reports.push(await prove(open, { ...evening, tell, isStopped }))
  }
  return reports
}

const HEAD =
  '| fault | how often | took, s | longest answer up to the next fault, s: median | most |\n|---|---|---|---|---|'

/** What was seen after each kind of fault. */
function tableOf(faults: readonly Seen[]): string {
  const kinds = [...new Set(faults.map(({ what }) => what))]
  return [HEAD, ...kinds.map((kind) => rowOf(faults.filter(({ what }) => what === kind)))].join('\n')
}

function rowOf(seen: readonly Seen[]): string {
  const took = sorted(seen.map(({ took }) => took))
  const longest = sorted(seen.map(({ longest }) => longest))
  const cells = [seen[0]!.what, seen.length, ...[middle(took), middle(longest), longest.at(-1)!].map(inSeconds)]
  return `| ${cells.join(' | ')} |`
}

const sorted = (values: readonly number[]): number[] => [...values].sort((one, other) => one - other)
const middle = (values: readonly number[]): number => values[values.length >> 1]!
const inSeconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1)
