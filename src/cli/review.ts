import { type Command, Option } from 'commander'
import { LEVEL_NAMES, type Level } from '../bots/levels.ts'
import { LIBRARY } from '../games/index.ts'
import { type Assessor, assessorFor } from '../lab/assessor.ts'
import { type Review, review } from '../lab/review.ts'
import { type Match, openMatch } from '../protocol/match.ts'
import { failure } from './complaint.ts'
import { withFaultJson } from './fault-json.ts'
import { fileName } from './files.ts'
import { readValue, soundMatch } from './match-file.ts'
import { complain, print, printJson } from './output.ts'
import { loreOf } from './players.ts'
import { progressBar } from './progress.ts'
import { reviewText } from './review-text.ts'
import { breath, stoppable } from './stop.ts'

interface ReviewOptions {
  readonly judge: Level
  readonly json?: boolean
}

const EXAMPLES = `
Games for two that can be solved (Dodge Dice, Monza, Pig) are judged exactly, others by the judgement of a level.
What a decision gave away is a part of a win: from 1 % an inaccuracy, from 3 % a mistake, from 8 % a blunder.

Examples:
  paddock review match.json
  paddock review match.json --judge expert --json`

export function addReview(program: Command): void {
  program
    .command('review')
    .summary('what decisions of a match gave away, and what luck did')
    .description(
      'Goes through a match file: chances to win over time, what each decision gave away, the luck of each roll.',
    )
    .argument('<file>', 'the match file (- for standard input)')
    .addOption(
      new Option('--judge <level>', 'who judges where a game cannot be solved').choices(JUDGING).default('club'),
    )
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: ReviewOptions) => withFaultJson(options.json ?? false, () => tell(file, options)))
}

const JUDGING = LEVEL_NAMES.filter((level) => level !== 'random')

async function tell(file: string, { judge, json = false }: ReviewOptions): Promise<void> {
  const match = soundMatch(file, await openMatch(await readValue(file), LIBRARY))
  if (match.timeline.length === 0) throw failure(`${fileName(file)}: Nothing has happened in this match yet.`)
  const found = await reviewed(match, judge)
  if (typeof found === 'number') return stopped(found)
  if (json) printJson({ game: match.head.game, ...found })
  else print(reviewText(match, found))
}

function stopped(code: number): void {
  complain('Stopped before the end of the match.')
  process.exitCode = code
}

/** A review, or the exit code if somebody stopped it. */
async function reviewed({ timeline }: Match, level: Level): Promise<Review | number> {
  const { signal, done } = stoppable()
  const bar = progressBar(timeline.length, 'entries')
  try {
    const lore = loreOf(timeline.game)
    const assessor = await patiently(assessorFor(timeline.game, lore, timeline.table, level), signal, () => {})
    if (typeof assessor === 'number') return assessor
    return await patiently(review(timeline, assessor as Assessor), signal, (index) => bar.update(index))
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
