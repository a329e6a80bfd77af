import type * as z from 'zod/mini'
import { type Sentence, sentence } from '../engine/sentence.ts'
import { brief, type Fault, failed, type Read, read } from './fault.ts'
import { FILE_WORDS } from './words.ts'

type Path = readonly PropertyKey[]
type Issue = z.core.$ZodIssue

/** Checks a value against a schema and tells the first thing that does not fit. */
export function shaped<T>(schema: z.ZodMiniType<T>, value: unknown, at: Path = []): Read<T> {
  const result = schema.safeParse(value, { reportInput: true })
  return result.success ? read(result.data) : { ok: false, fault: faultOf(result.error.issues[0]!, at) }
}

/** The same with everything that does not fit. */
export function misfits(schema: z.ZodMiniType, value: unknown): Fault[] {
  const result = schema.safeParse(value, { reportInput: true })
  return result.success ? [] : result.error.issues.map((issue) => faultOf(issue, []))
}

const LONGEST_STEP = 40

/** `log[3].seat`; a name that came from outside may be long, and is cut short. */
export const pathText = (path: Path): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step}]` : `${i > 0 ? '.' : ''}${nameOf(step)}`)).join('')

const nameOf = (step: string | symbol): string => String(step).slice(0, LONGEST_STEP)

function faultOf(issue: Issue, at: Path): Fault {
  const meant = issue.code === 'invalid_union' ? nearestBranch(issue.errors) : null
  if (meant) return faultOf(meant, [...at, ...issue.path])
  const where = pathText([...at, ...issue.path])
  return failed(where, ...complaint(issue)).fault
}

/** Of several shapes a value may have, the one it misses by least is the one that was meant. */
const nearestBranch = (branches: readonly (readonly Issue[])[]): Issue | null =>
  branches.toSorted((a, b) => a.length - b.length)[0]?.[0] ?? null

function complaint(issue: Issue): [code: string, values?: Sentence['values']] {
  const found = brief(issue.input)
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? ['missing'] : ['type', { expected: expected(issue.expected), found }]
    case 'invalid_value':
      return ['value', { found, allowed: issue.values.map(String).join(', ') }]
    case 'unrecognized_keys':
      return ['unknown-field', { name: brief(issue.keys[0]) }]
    case 'too_small':
      return ['too-small', { found, least: Number(issue.minimum) }]
    case 'too_big':
      return ['too-big', { found, most: Number(issue.maximum) }]
    case 'invalid_format':
      return ['format', { found }]
    default:
      return ['type', { expected: expected('other'), found }]
  }
}

function expected(kind: string): Sentence {
  const key = `file.expected.${kind}`
  return sentence(Object.hasOwn(FILE_WORDS, key) ? key : 'file.expected.other')
}
