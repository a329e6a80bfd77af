import { type Command, Option } from 'commander'
import { chaptersIn } from '../engine/chapters.ts'
import { LIBRARY, MANIFESTS } from '../games/index.ts'
import { EFFORTS, type Effort } from '../lab/effort.ts'
import { type Findings, type Review, type Stretch, summedUp } from '../lab/review.ts'
import { keepsSecrets, type Match, openMatch } from '../protocol/match.ts'
import { failure, misused } from './complaint.ts'
import { withFaultJson } from './fault-json.ts'
import { fileName } from './files.ts'
import { readValue, soundMatch } from './match-file.ts'
import { complain, print, printJson } from './output.ts'
import { headOf, type Known, knownOf, savedKnown, saveKnown, withFindings } from './review-file.ts'
import { headText, reviewText } from './review-text.ts'
import { lookThrough } from './review-work.ts'
import { wholeNumber } from './wishes.ts'
import { checkPlace } from './writing.ts'

interface ReviewOptions {
  readonly effort: Effort
  readonly race?: number
  readonly save?: string
  readonly json?: boolean
}

const EXAMPLES = `
Games for two that can be solved (Dodge Dice, Monza, Pig) are judged exactly, others by what bots think.
What a decision gave away is a part of a win: from 1 % an inaccuracy, from 3 % a mistake, from 8 % a blunder.
A season is reviewed race by race; the qualifying is race 0.
Ctrl-C ends early and prints what is known; with --save the next run goes on from there.

Examples:
  paddock review match.json
  paddock review match.json --effort thorough --save match.review
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
    .option('--save <file>', 'keep what is found; go on with what is kept there')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: ReviewOptions) => withFaultJson(options.json ?? false, () => tell(file, options)))
}

const MOST_RACES = 1000

/** A stretch of a match; one without a number is the whole match. */
interface Part extends Stretch {
  readonly race: number | null
}

/** A part and its review, by now. */
interface Told {
  readonly part: Part
  readonly review: Review
}

async function tell(file: string, { effort, race, save, json = false }: ReviewOptions): Promise<void> {
  const match = soundMatch(file, await openMatch(await readValue(file), LIBRARY))
  if (match.timeline.length === 0) throw failure(`${fileName(file)}: Nothing has happened in this match yet.`)
  if (keepsSecrets(match)) throw failure(`${fileName(file)}: Hands are hidden until this match is over.`)
  const parts = partsOf(match, race)
  const keeping = keepingIn(save, match, effort)
  const told: Told[] = []
  const tasks = parts.map((stretch) => ({ stretch, known: keeping.knownOf(stretch) }))
  const reason = await lookThrough(match, tasks, effort, (findings) => {
    keeping.keep(findings)
    const one = { part: parts[told.length]!, review: summedUp(findings, match.timeline) }
    if (!json) print(textOf(match, one, told.length === 0))
    told.push(one)
  })
  if (json) printJson({ game: match.head.game, partial: reason !== null, ...jsonOf(parts, told) })
  if (reason !== null) stopped(reason, parts, told, save)
}

/** Where what is found is kept, if anywhere. */
function keepingIn(path: string | undefined, match: Match, effort: Effort) {
  if (path !== undefined) checkPlace(path)
  const head = headOf(match, effort)
  let known: Known = path === undefined ? [] : savedKnown(path, head, match)
  return {
    knownOf: (stretch: Stretch) => knownOf(known, stretch),
    keep(findings: Findings) {
      known = withFindings(known, findings)
      if (path !== undefined) saveKnown(path, head, known)
    },
  }
}

const textOf = (match: Match, { part, review }: Told, isFirst: boolean): string =>
  [...(isFirst ? [headText(match, review)] : []), reviewText(match, review, part.race)].join('\n')

const jsonOf = (parts: readonly Part[], told: readonly Told[]): object =>
  parts[0]!.race === null
    ? { ...told[0]?.review }
    : { races: told.map(({ part, review }) => ({ race: part.race, ...review })) }

function partsOf({ timeline }: Match, race: number | undefined): Part[] {
  const { chapterOf } = MANIFESTS[timeline.game.id]!
  if (!chapterOf && race !== undefined) throw misused('--race is for seasons; this match is one game.')
  if (!chapterOf) return [{ first: 0, end: timeline.length, race: null }]
  const all = chaptersIn(timeline, chapterOf).map(({ number, ...stretch }) => ({ ...stretch, race: number }))
  const parts = all.filter((part) => race === undefined || part.race === race)
  if (parts.length === 0) throw misused(`--race ${race}: this season has come to race ${all.at(-1)!.race}.`)
  return parts
}

function stopped(code: number, parts: readonly Part[], told: readonly Told[], save: string | undefined): void {
  const seen = told.reduce((sum, { review }) => sum + review.chances.length - 1, 0)
  const all = parts.reduce((sum, { first, end }) => sum + end - first, 0)
  const goOn = save === undefined ? '' : ' The next run goes on from there.'
  complain(`Stopped after ${seen} of ${all} entries.${goOn}`)
  process.exitCode = code
}
