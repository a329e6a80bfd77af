import type { FastifyError } from 'fastify'
import { sentence } from '../../engine/sentence.ts'
import { StoreFault } from '../store/fault.ts'
import { HttpProblem } from './problem.ts'

const UNAVAILABLE = 503
/** A fault of ours. */
export const BROKEN = 500
const BAD = 400

/** What somebody is told when a request went wrong: never more than what went wrong with it. */
export function problemOf(error: FastifyError | HttpProblem | StoreFault): HttpProblem {
  if (error instanceof HttpProblem) return error
  if (error instanceof StoreFault) return new HttpProblem(UNAVAILABLE, 'disk', error.sentence)
  if (error.validation) return misfit(error)
  const status = error.statusCode ?? BROKEN
  if (status === 413) return new HttpProblem(status, 'too-large')
  if (status === 429) return new HttpProblem(status, 'too-often')
  return status < BROKEN ? new HttpProblem(status, 'unreadable') : new HttpProblem(BROKEN, 'broken')
}

function misfit({ validation, validationContext }: FastifyError): HttpProblem {
  const [first] = validation!
  const where = `${validationContext ?? ''}${first?.instancePath ?? ''}`.replaceAll('/', '.')
  return new HttpProblem(BAD, 'malformed', sentence('live.malformed', { where, reason: first?.message ?? '' }))
}
