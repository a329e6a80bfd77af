import { describe, expect, it } from 'vitest'
import { brokenOff, openSimulation, type SimulationJob } from './simulation.ts'

const job: SimulationJob = {
  game: 'dodge-dice',
  table: { seats: 2, options: { starter: 'first' }, board: null },
  levels: ['random', 'random'],
  seed: 1,
  check: false,
}

describe('a simulation that was sent to a worker', () => {
  it('goes on from its log, or begins', () => {
    const { from } = openSimulation({ ...job, log: [{ seat: 0, action: { kind: 'skip' } }] })
    expect(from).toMatchObject({ chips: [2, 3] })
    expect(openSimulation(job)).not.toHaveProperty('from')
  })

  it('is refused where it was lost on its way', () => {
    expect(() => openSimulation({ ...job, table: { ...job.table, seats: 99 } })).toThrow('the table of dodge-dice')
    expect(() => openSimulation({ ...job, log: [{ seat: 1, action: { kind: 'roll' } }] })).toThrow('the log of dodge')
  })

  it('is no result where it broke off, whatever was thrown', () => {
    expect([brokenOff(new Error('odd')).message, brokenOff('odd').message]).toEqual(
      Array(2).fill('The simulation broke off: odd'),
    )
  })
})
