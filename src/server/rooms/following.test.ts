import { describe, expect, it } from 'vitest'
import type { StoredEvent } from '../store/store.ts'
import { Following } from './following.ts'

const event = (seq: number): StoredEvent => ({ seq, at: 0, body: '{}' })

/** A log of which each reading is answered when the test says so. */
function followed() {
  const answers: ((events: readonly StoredEvent[]) => void)[] = []
  const taken: number[] = []
  const following = new Following({
    table: 'a',
    store: { events: () => new Promise((resolve) => answers.push(resolve)) },
    time: { after: () => () => undefined },
    seq: () => taken.at(-1) ?? 0,
    isWriting: () => false,
    take: (events) => void taken.push(...events.map(({ seq }) => seq)),
  })
  const answer = async (...events: readonly StoredEvent[]): Promise<void> => {
    answers.shift()!(events)
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { following, taken, answers, answer }
}

describe('following a table', () => {
  it('reads again what was told of while it read, even if that is what it looked for', async () => {
    const { following, taken, answers, answer } = followed()
    following.told(null)
    following.told(1)
    await answer()
    expect(answers).toHaveLength(1)
    await answer(event(1))
    expect(taken).toEqual([1])
    expect(answers).toHaveLength(0)
  })

  it('rests when there is no more than is here', async () => {
    const { following, taken, answers, answer } = followed()
    following.told(null)
    await answer()
    expect([taken, answers]).toEqual([[], []])
  })
})
