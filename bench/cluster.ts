// `npm run bench -- cluster [SECONDS]`: acts a second and how long each takes, with one, two and three processes on Postgres and
// Redis beside one process on SQLite. All of it, the players included, runs on this machine.

import { Alone } from '../test/cluster/alone.ts'
import { Cluster } from '../test/cluster/cluster.ts'
import { Evening } from '../test/cluster/evening.ts'
import type { House } from '../test/cluster/house.ts'

const SECONDS = Number(process.argv[2] ?? 10)
const TABLES = 40
const ROUNDS = 3

interface Figures {
  readonly rate: number
  readonly median: number
  readonly p99: number
}

/** Everybody plays as fast as they are answered. */
async function measure(open: () => Promise<House>): Promise<Figures> {
  const house = await open()
  const times: number[] = []
  const onActed = (milliseconds: number): void => void times.push(milliseconds)
  const evening = new Evening({ port: house.port, seed: 1, onActed })
  const playing = evening.play(TABLES)
  while (evening.tables.length < TABLES) await passing(0.1)
  await passing(SECONDS / 2)
  times.length = 0
  await passing(SECONDS)
  const measured = times.splice(0).sort((one, other) => one - other)
  evening.isLate = true
  await playing
  await house.stop()
  const at = (share: number): number => measured[Math.floor(measured.length * share)] ?? 0
  return { rate: measured.length / SECONDS, median: at(0.5), p99: at(0.99) }
}

const passing = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

const middle = (values: readonly number[]): number => [...values].sort((one, other) => one - other)[values.length >> 1]!

async function report(title: string, open: () => Promise<House>): Promise<void> {
  const rounds: Figures[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(open))
  const of = (pick: (figures: Figures) => number): string => middle(rounds.map(pick)).toFixed(1)
  console.log(`| ${title} | ${of(({ rate }) => rate)} | ${of(({ median }) => median)} | ${of(({ p99 }) => p99)} |`)
}

console.log(
  `${TABLES} tables with two people and, at every second one, a bot; medians of ${ROUNDS} runs of ${SECONDS} s\n`,
)
console.log('| | acts a second | median, ms | p99, ms |\n|---|---|---|---|')
await report('1 process, SQLite', () => Alone.start())
for (const count of [1, 2, 3]) await report(`${count} on Postgres and Redis`, () => Cluster.start(count, true))
