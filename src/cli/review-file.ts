import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { isOutcome } from '../engine/game.ts'
import type { Timeline } from '../engine/timeline.ts'
import { same } from '../engine/values.ts'
import { type Effort, JUDGES } from '../lab/effort.ts'
import type { Decision, Fall, Finding } from '../lab/finding.ts'
import { GRADE_NAMES } from '../lab/grade.ts'
import { type Findings, METHOD, type Stretch } from '../lab/review.ts'
import { type Match, wholeRecord } from '../protocol/match.ts'
import { Complaint, EXIT } from './complaint.ts'
import { fileName, reasoned } from './files.ts'
import { replaceContent } from './writing.ts'

const FORMAT = 'paddock-review/1'

/** What the findings in a file belong to: its first line. Each further line is what is known of a stretch. */
interface Head {
  readonly format: typeof FORMAT
  readonly method: number
  readonly game: string
  readonly effort: Effort
  /** A mark of the match; who sat there does not matter. */
  readonly match: string
}

export function headOf(match: Match, effort: Effort): Head {
  const { game, rulesVersion, options, board, seats, log } = wholeRecord(match)
  const said = JSON.stringify({ game, rulesVersion, options, board, seats: seats.length, log })
  return { format: FORMAT, method: METHOD, game, effort, match: createHash('sha256').update(said).digest('hex') }
}

/** What is known of the stretches of one match; each is known once. */
export type Known = readonly Findings[]

export const knownOf = (known: Known, { first, end }: Stretch): Findings | null =>
  known.find((one) => one.first === first && one.end === end) ?? null

export const withFindings = (known: Known, findings: Findings): Known => [
  ...known.filter((one) => one !== knownOf(known, findings)),
  findings,
]

export const saveKnown = (path: string, head: Head, known: Known): void =>
  replaceContent(path, [head, ...known].map((line) => `${JSON.stringify(line)}\n`).join(''))

/** What an earlier review of the same match found; nothing where there is no file yet. */
export function savedKnown(path: string, head: Head, { timeline }: Match): Known {
  return reasoned(path, () => {
    if (!existsSync(path)) return []
    const [first, ...lines] = linesOf(readFileSync(path, 'utf8'))
    const isKnown = same(first, head) && lines.every((line) => isFindings(line) && isOf(timeline, line))
    if (!isKnown) throw foreign(path)
    return lines as Findings[]
  })
}

const foreign = (path: string): Complaint =>
  new Complaint(EXIT.invalid, `${fileName(path)}: This file does not hold a review of this match with this effort.`)

function linesOf(text: string): unknown[] {
  try {
    return text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  } catch {
    return []
  }
}

const PLACED = { index: z.int() }

const CHANCES = { chances: z.array(z.number()), error: z.nullable(z.number()) }

const FINDINGS = z.strictObject({
  first: z.int().check(z.gte(0)),
  end: z.int(),
  isExact: z.boolean(),
  judgedBy: z.nullable(z.enum(JUDGES)),
  start: z.strictObject(CHANCES),
  found: z.array(
    z.strictObject({
      ...CHANCES,
      decision: z.nullable(
        z.looseObject({
          ...PLACED,
          seat: z.int(),
          lost: z.number(),
          error: z.nullable(z.number()),
          grade: z.enum(GRADE_NAMES),
        }),
      ),
      fall: z.nullable(
        z.looseObject({
          ...PLACED,
          seat: z.nullable(z.int()),
          luck: z.array(z.number()),
          error: z.nullable(z.number()),
        }),
      ),
    }),
  ),
})

const isFindings = (line: unknown): line is Findings => FINDINGS.safeParse(line).success

/** A text may have been changed by hand: what it says was done and was better has to be there in the match. */
function isOf(timeline: Timeline, { first, end, start, found }: Findings): boolean {
  const { seats } = timeline.table
  const isInside = first <= end && end <= timeline.length && found.length <= end - first
  return isInside && start.chances.length === seats && found.every((finding, i) => isAt(timeline, first + i, finding))
}

function isAt(timeline: Timeline, index: number, { chances, decision, fall }: Finding): boolean {
  const { seats } = timeline.table
  const isFitting = (decision === null || isDone(timeline, index, decision)) && (!fall || isFallen(seats, index, fall))
  return chances.length === seats && isFitting
}

const isFallen = (seats: number, index: number, fall: Fall): boolean =>
  fall.index === index && fall.luck.length === seats && (fall.seat ?? 0) < seats

function isDone(timeline: Timeline, index: number, { seat, action, best, ...decision }: Decision): boolean {
  const entry = timeline.log[index]!
  if (isOutcome(entry) || decision.index !== index || !same(entry, { seat, action })) return false
  return timeline.game.legal(timeline.before(index), seat).some((one) => same(one, best))
}
