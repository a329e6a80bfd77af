import { expect, it } from 'vitest'
import { runParallel } from './parallel.ts'

const worker = (code: string) => new URL(`data:text/javascript,${encodeURIComponent(code)}`)

const run = (code: string, signal = new AbortController().signal) =>
  runParallel({
    ...{ games: 200, seats: 2, job: null, jobs: 2, keepRecords: false, signal, onGames: () => {} },
    worker: worker(code),
  })

const ANSWER = `
  import { parentPort } from 'node:worker_threads'
  const seats = [0, 1].map(() => ({ firsts: [0, 0], places: 0, scores: 0 }))
  const tally = (games) => ({ games, seats, decisions: 0, chances: 0, failures: 0, firstFailure: null })
  const answer = ({ chunk }) => parentPort.postMessage({ tally: tally(chunk.games), records: [] })
  parentPort.on('message', (order) => `

it('adds what all threads played', async () => {
  expect((await run(`${ANSWER} answer(order))`)).games).toBe(200)
})

it.each([
  ['ends', `${ANSWER} order.chunk.first < 100 ? answer(order) : process.exit(9))`, 'ended with code 9'],
  ['ends without a word', `${ANSWER} process.exit(0))`, 'ended with code 0'],
  ['throws', `${ANSWER} { throw new Error('chips were lost') })`, 'chips were lost'],
  ['cannot begin', `throw new Error('no such game')`, 'no such game'],
])('gives no result when a thread %s', async (_, code, reason) => {
  await expect(run(code)).rejects.toThrow(reason)
})

it('gives what was played when it is stopped', async () => {
  const stop = new AbortController()
  const running = run(`${ANSWER} order.chunk.first < 100 && answer(order))`, stop.signal)
  stop.abort()
  expect((await running).games).toBeLessThan(200)
})
