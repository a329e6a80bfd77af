import { describe, expect, it } from 'vitest'
import { Complaint } from './complaint.ts'
import { configurationOf } from './configuration.ts'

function complaintOf(environment: Record<string, string>): unknown {
  try {
    return configurationOf(environment)
  } catch (error) {
    return error instanceof Complaint ? [error.code, error.message] : error
  }
}

describe('the environment of a server', () => {
  it('says nothing: one process with a folder', () => {
    const nothing = { database: null, redis: null, isBehindProxy: false, log: 'warn', keptDays: null }
    expect(configurationOf({ PATH: '/bin', PADDOCK_HOME: '/opt', PROXY: ' ' })).toEqual(nothing)
  })

  it('says everything', () => {
    const said = {
      ...{ DATABASE_URL: 'postgres://p@db/paddock', REDIS_URL: 'redis://cache', PROXY: '1' },
      ...{ PADDOCK_LOG: 'info', PADDOCK_KEEP_DAYS: '90' },
    }
    expect(configurationOf(said)).toEqual({
      ...{
        database: 'postgres://p@db/paddock',
        redis: 'redis://cache',
        isBehindProxy: true,
        log: 'info',
        keptDays: 90,
      },
    })
  })

  it.each([
    [{ PADDOCK_LOGS: 'info' }, 'PADDOCK_LOGS is no setting of Paddock; it knows PADDOCK_LOG and PADDOCK_KEEP_DAYS.'],
    [{ PADDOCK_LOG: 'loud' }, 'PADDOCK_LOG must be one of silent, error, warn, info, debug.'],
    [{ PADDOCK_KEEP_DAYS: '0.5' }, 'PADDOCK_KEEP_DAYS must be a whole number of days from 1 to 36500.'],
    [{ PROXY: 'yes' }, 'PROXY must be one of 0, 1.'],
    [{ DATABASE_URL: 'mysql://root:secret@db' }, 'DATABASE_URL must be an address that begins with postgres://.'],
    [{ REDIS_URL: 'redis://cache' }, 'REDIS_URL needs DATABASE_URL: several processes share their tables in Postgres.'],
  ])('%j is refused in one sentence, with code 2', (environment, sentence) => {
    expect(complaintOf(environment as unknown as Record<string, string>)).toEqual([2, sentence])
  })
})
