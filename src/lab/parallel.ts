import { parentPort, Worker, workerData } from 'node:worker_threads'
import { type Chunk, type ChunkResult, chunkByChunk, chunksOf, playChunk, type Simulation } from './simulate.ts'
import { emptyTally, type GameRecord, merge, type Tally } from './tally.ts'

/** How to run a simulation. `Job` is what a worker needs to know to open the same simulation on its side. */
export interface Run<Job> {
  readonly games: number
  readonly seats: number
  readonly job: Job
  readonly jobs: number
  /** The module that calls `serveChunks`; the lab itself knows no game. */
  readonly worker: URL
  readonly keepRecords: boolean
  readonly signal: AbortSignal
  /** Called chunk by chunk, in the order of the games. */
  readonly onGames: (tally: Tally, records: readonly GameRecord[]) => void
}

interface Order {
  readonly chunk: Chunk
  readonly keepRecords: boolean
}

interface Done {
  readonly index: number
  readonly result: ChunkResult
}

/** Plays everything, or up to the first game not played when stopped: a shorter run gives the same sums. */
export async function runParallel<Job>(run: Run<Job>): Promise<Tally> {
  const gathering = gather(run)
  const chunks = chunksOf(run.games)
  const queue = chunks.entries()
  const workers = Array.from(
    { length: Math.min(run.jobs, chunks.length) },
    () => new Worker(run.worker, { workerData: run.job }),
  )
  const stop = () => Promise.all(workers.map((worker) => worker.terminate()))
  run.signal.addEventListener('abort', stop, { once: true })
  try {
    await Promise.all(workers.map((worker) => employ(worker, queue, run, gathering.take)))
  } finally {
    await stop()
  }
  return gathering.tally
}

const ONE = 1

/** The same within this thread; between games it lets signals and progress through. */
export async function runHere<Job>(run: Run<Job>, simulation: Simulation): Promise<Tally> {
  let sums = emptyTally(run.seats)
  for (const { tally, records } of chunkByChunk(simulation, run.games, run.keepRecords, ONE)) {
    sums = tally
    run.onGames(tally, records)
    await new Promise((resolve) => setImmediate(resolve))
    if (run.signal.aborted) break
  }
  return sums
}

/** Chunks come in any order and are added in the order of the games. */
function gather<Job>({ seats, onGames }: Run<Job>) {
  const tally = emptyTally(seats)
  const early = new Map<number, ChunkResult>()
  let next = 0
  const take = ({ index, result }: Done): void => {
    early.set(index, result)
    for (let due = early.get(next); due; due = early.get(next)) {
      early.delete(next++)
      merge(tally, due.tally)
      onGames(tally, due.records)
    }
  }
  return { tally, take }
}

/** Gives a worker one chunk after another until none is left. A worker that goes before is no end of the games. */
function employ<Job>(
  worker: Worker,
  queue: Iterator<[number, Chunk]>,
  { keepRecords, signal }: Run<Job>,
  take: (done: Done) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let index = 0
    const order = () => {
      const next = queue.next()
      if (next.done || signal.aborted) return resolve()
      index = next.value[0]
      worker.postMessage({ chunk: next.value[1], keepRecords } satisfies Order)
    }
    worker.on('message', (result: ChunkResult) => attempt(() => take({ index, result }), reject) && order())
    worker.on('error', reject)
    worker.on('exit', (code) => (signal.aborted ? resolve() : reject(lost(code))))
    order()
  })
}

const lost = (code: number): Error => new Error(`a thread ended with code ${code} before its games were played`)

/** A record that cannot be written ends the run; thrown inside an event it would end the process. */
function attempt(work: () => void, failed: (error: unknown) => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    failed(error)
    return false
  }
}

/** The whole of a worker: opens the simulation it was given and plays the chunks it is sent. */
export function serveChunks<Job>(open: (job: Job) => Simulation): void {
  const simulation = open(workerData as Job)
  parentPort!.on('message', ({ chunk, keepRecords }: Order) => {
    parentPort!.postMessage(playChunk(simulation, chunk, keepRecords))
  })
}
