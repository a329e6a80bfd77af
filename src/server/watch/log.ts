import { type Logger, pino } from 'pino'

export const LOG_LEVELS = ['silent', 'error', 'warn', 'info', 'debug'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

/** Lines of JSON on standard error. Whoever logs names requests and tables by their ids, never a guest, a name or a token. */
export const newLog = (level: LogLevel): Logger =>
  pino({ level, base: { pid: process.pid }, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2))
