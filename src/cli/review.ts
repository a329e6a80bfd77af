import { type Command, Option } from 'commander'
import { chaptersIn } from '../engine/chapters.ts'
import { LIBRARY, MANIFESTS } from '../games/index.ts'
import { assessorFor } from '../lab/assessor.ts'
import { EFFORTS, type Effort } from '../lab/effort.ts'
import { type Review, review, type Stretch } from '../lab/review.ts'
import { keepsSecrets, type Match, openMatch } from '../protocol/match.ts'
import { failure, misused } from './complaint.ts'
import { withFaultJson } from './fault-json.ts'
import { fileName } from './files.ts'
import { readValue, soundMatch } from './match-file.ts'
import { complain, print, printJson } from './output.ts'
import { loreOf } from './players.ts'
import { progressBar } from './progress.ts'
import { headText, reviewText } from './review-text.ts'
import { breath, stoppable } from './stop.ts'
import { wholeNumber } from './wishes.ts'

interface ReviewOptions {
  readonly effort: Effort
  readonly race?: number
  readonly json?: boolean
}

const EXAMPLES = `
Games for two that can be solved (Dodge Dice, Monza, Pig) are judged exactly, others by what bots think.
What a decision gave away is a part of a win: from 1 % an inaccuracy, from 3 % a mistake, from 8 % a blunder.
A season is reviewed race by race; the qualifying is race 0.

Examples:
  paddock review match.json
  paddock review match.json --effort thorough --json
  paddock review season.json --race 3`

export function addReview(program: Command): void {
  program
    .command('review')
    .summary('what decisions of a match gave away, and what luck did')
    .description(
      'Goes through a match file: chances to win over time, what each decision gave away, the luck of each roll.',
    )
    .argument('<file>', 'the match file (- for standard input)')
    .addOption(
      new Option('--effort <effort>', 'how long to think where a game cannot be solved')
        .choices(EFFORTS)
        .default('usual'),
    )
    .option('--race <number>', 'one race of a season (default: all)', wholeNumber(0, MOST_RACES))
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: ReviewOptions) => withFaultJson(options.json ?? false, () => tell(file, options)))
}

const MOST_RACES = 1000

/** A stretch of a match; one without a number is the whole match. */
interface Part extends Stretch {
  readonly race: number | null
}

async function tell(file: string, { effort, race, json = false }: ReviewOptions): Promise<void> {
  const match = soundMatch(file, await openMatch(await readValue(file), LIBRARY))
  if (match.timeline.length === 0) throw failure(`${fileName(file)}: Nothing has happened in this match yet.`)
  if (keepsSecrets(match)) throw failure(`${fileName(file)}: Hands are hidden until this match is over.`)
  const parts = partsOf(match, race)
  const found = await reviewed(match, parts, effort, (part, review) => {
    if (!json) print(part === parts[0] ? textOf(match, part, review, true) : textOf(match, part, review, false))
  })
  if (typeof found === 'number') return stopped(found)
  if (json) printJson({ game: match.head.game, ...jsonOf(parts, found) })
}

const textOf = (match: Match, { race }: Part, review: Review, isFirst: boolean): string =>
  [...(isFirst ? [headText(match, review)] : []), reviewText(match, review, race)].join('\n')

const jsonOf = (parts: readonly Part[], found: readonly Review[]): object =>
  parts[0]!.race === null ? found[0]! : { races: found.map((review, i) => ({ race: parts[i]!.race, ...review })) }

function partsOf({ timeline }: Match, race: number | undefined): Part[] {
  const { chapterOf } = MANIFESTS[timeline.game.id]!
  if (!chapterOf && race !== undefined) throw misused('--race is for seasons; this match is one game.')
  if (!chapterOf) return [{ first: 0, end: timeline.length, race: null }]
  const all = chaptersIn(timeline, chapterOf).map(({ number, ...stretch }) => ({ ...stretch, race: number }))
  const parts = all.filter((part) => race === undefined || part.race === race)
  if (parts.length === 0) throw misused(`--race ${race}: this season has come to race ${all.at(-1)!.race}.`)
  return parts
}

function stopped(code: number): void {
  complain('Stopped before the end of the match.')
  process.exitCode = code
}

/** The reviews of all parts, each told when it is done, or the exit code if somebody stopped it. */
async function reviewed(
  { timeline }: Match,
  parts: readonly Part[],
  effort: Effort,
  onReview: (part: Part, review: Review) => void,
): Promise<Review[] | number> {
  const { signal, done } = stoppable()
  const bar = progressBar(
    parts.reduce((sum, { first, end }) => sum + end - first, 0),
    'entries',
  )
  const reviews: Review[] = []
  let before = 0
  try {
    const lore = loreOf(timeline.game)
    const assessor = await patiently(assessorFor(timeline.game, lore, timeline.table, effort), signal, () => {})
    if (typeof assessor === 'number') return assessor
    for (const part of parts) {
      const found = await patiently(review(timeline, assessor, part), signal, (seen) => bar.update(before + seen))
      if (typeof found === 'number') return found
      before += part.end - part.first
      onReview(part, found)
      reviews.push(found)
    }
    return reviews
  } finally {
    bar.stop()
    done()
  }
}

/** In milliseconds, between two looks at what the process is told. */
const STINT = 40

/** Works to the end, or until a signal comes, whose reason it gives. */
async function patiently<Step, T extends object>(
  work: Generator<Step, T, void>,
  signal: AbortSignal,
  onStep: (step: Step) => void,
): Promise<T | number> {
  let due = performance.now() + STINT
  for (let step = work.next(); ; step = work.next()) {
    if (step.done) return step.value
    if (performance.now() < due) continue
    onStep(step.value)
    await breath()
    if (signal.aborted) return signal.reason as number
    due = performance.now() + STINT
  }
}
