import { LOG_LEVELS, type LogLevel } from '../server/watch/log.ts'
import { misused } from './complaint.ts'

/** What the environment wishes of a server, beside its port and host. */
export interface Configuration {
  /** A Postgres instead of a folder. */
  readonly database: string | null
  /** How processes with the same Postgres hear of each other. */
  readonly redis: string | null
  readonly isBehindProxy: boolean
  readonly log: LogLevel
  /** Tables that nobody plays at are forgotten after so many days; null: never. */
  readonly keptDays: number | null
}

type Environment = Readonly<Record<string, string | undefined>>

const MOST_DAYS = 36_500

/** Where the program finds itself; nobody sets it by hand. */
const OWN = ['PADDOCK_HOME']
const KNOWN = ['PADDOCK_LOG', 'PADDOCK_KEEP_DAYS']

/** Reads all of it before anything is opened; what is unknown or cannot be ends the command with a sentence. */
export function configurationOf(environment: Environment): Configuration {
  refuseUnknown(environment)
  const said = (name: string) => environment[name]?.trim() || null
  const database = addressOf('DATABASE_URL', said('DATABASE_URL'), ['postgres:', 'postgresql:'])
  const redis = addressOf('REDIS_URL', said('REDIS_URL'), ['redis:', 'rediss:'])
  if (redis && !database)
    throw misused('REDIS_URL needs DATABASE_URL: several processes share their tables in Postgres.')
  return {
    ...{ database, redis },
    isBehindProxy: choiceOf('PROXY', said('PROXY') ?? '0', ['0', '1']) === '1',
    log: choiceOf('PADDOCK_LOG', said('PADDOCK_LOG') ?? 'warn', LOG_LEVELS),
    keptDays: daysOf('PADDOCK_KEEP_DAYS', said('PADDOCK_KEEP_DAYS')),
  }
}

function refuseUnknown(environment: Environment): void {
  const known = [...KNOWN, ...OWN]
  const unknown = Object.keys(environment).find((name) => name.startsWith('PADDOCK_') && !known.includes(name))
  if (unknown) throw misused(`${unknown} is no setting of Paddock; it knows ${KNOWN.join(' and ')}.`)
}

/** The value is not repeated: it may hold a password. */
function addressOf(name: string, value: string | null, protocols: readonly string[]): string | null {
  if (value === null) return null
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value
  throw misused(`${name} must be an address that begins with ${protocols[0]}//.`)
}

function choiceOf<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const choice = choices.find((one) => one === value)
  if (choice === undefined) throw misused(`${name} must be one of ${choices.join(', ')}.`)
  return choice
}

function daysOf(name: string, value: string | null): number | null {
  if (value === null) return null
  const days = Number(value)
  if (Number.isInteger(days) && days >= 1 && days <= MOST_DAYS) return days
  throw misused(`${name} must be a whole number of days from 1 to ${MOST_DAYS}.`)
}
