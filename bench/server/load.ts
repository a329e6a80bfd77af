// The load generator, a process of its own: plays as many matches at once as it is told, and says how fast it was answered.
import { bareOpening } from './bare-match.ts'
import { boardgameOpening } from './boardgame-match.ts'
import { type Match, type Opening, SEATS } from './match.ts'
import { paddockOpening } from './paddock-match.ts'

export interface Work {
  /** Acts under way at once, each at another match. */
  readonly atOnce: number
  readonly milliseconds: number
  /** Acts a second; without it, the next as soon as the last is answered. */
  readonly rate?: number
}

export interface Done {
  readonly acts: number
  readonly milliseconds: number
  /** Of what it took from when an act was due until all had heard of it, in milliseconds. */
  readonly median: number
  readonly p99: number
  /** Median of what one client got for one act. */
  readonly bytes: number
  /** Milliseconds of processor time of the load generator. */
  readonly processor: number
}

export type ToLoad =
  | { readonly kind: 'open'; readonly server: string; readonly port: number }
  /** So many matches are open then, none of them over. */
  | { readonly kind: 'stock'; readonly matches: number }
  | { readonly kind: 'play'; readonly work: Work }

const OPENINGS: Readonly<Record<string, (port: number) => Opening>> = {
  paddock: paddockOpening,
  season: (port) => paddockOpening(port, 'allens-dirt-season'),
  bare: bareOpening,
  boardgame: boardgameOpening,
}
const OPENED_AT_ONCE = 20

let opening: Opening
let matches: Match[] = []

async function stock(count: number): Promise<void> {
  for (const match of matches) if (match.isOver) match.close()
  matches = matches.filter(({ isOver }) => !isOver)
  let missing = count - matches.length
  const openSome = async () => {
    while (missing-- > 0) matches.push(await opening())
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openSome))
}

const at = (sorted: readonly number[], share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0

/** Each act is of the match that has waited longest. */
function play({ atOnce, milliseconds, rate }: Work): Promise<Done> {
  const idle = matches.filter(({ isOver }) => !isOver)
  const times: number[] = []
  const bytes: number[] = []
  const began = performance.now()
  const before = process.cpuUsage()
  let taken = 0
  let begun = 0
  let underWay = 0
  return new Promise((resolve) => {
    const finish = () => {
      const elapsed = performance.now() - began
      const { user, system } = process.cpuUsage(before)
      times.sort((a, b) => a - b)
      bytes.sort((a, b) => a - b)
      resolve({
        ...{ acts: times.length, milliseconds: elapsed, median: at(times, 0.5), p99: at(times, 0.99) },
        ...{ bytes: at(bytes, 0.5), processor: (user + system) / 1000 },
      })
    }
    const act = (due: number) => {
      const match = idle[taken++]!
      const got = match.bytes
      begun++
      underWay++
      match.act(() => {
        underWay--
        times.push(performance.now() - due)
        bytes.push((match.bytes - got) / SEATS)
        if (!match.isOver) idle.push(match)
        next()
      })
    }
    const isTime = () => performance.now() - began < milliseconds
    const next = () => {
      if (!isTime()) return underWay === 0 ? finish() : undefined
      if (rate === undefined) while (underWay < atOnce && taken < idle.length) act(performance.now())
      else while (dueAt(begun) <= performance.now() && taken < idle.length && underWay < atOnce) act(dueAt(begun))
    }
    const dueAt = (number: number) => began + (number * 1000) / rate!
    const pace = () => {
      next()
      if (isTime()) setTimeout(pace, 1)
      else if (underWay === 0) finish()
    }
    if (rate === undefined) next()
    else pace()
  })
}

async function follow(order: ToLoad): Promise<unknown> {
  if (order.kind === 'open') {
    opening = OPENINGS[order.server]!(order.port)
    return null
  }
  if (order.kind === 'stock') return stock(order.matches)
  return play(order.work)
}

process.on('message', async (order: ToLoad) => process.send!((await follow(order)) ?? null))
process.on('disconnect', () => process.exit())
