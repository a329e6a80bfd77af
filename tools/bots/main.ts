// `npm run bots -- [--seconds 600] [--jobs 2] [--pair champion/club] [game …]`: lets the levels play against each other and
// writes docs/bots.md. Each pair, or only one, plays until a sequential test decides, or for so many seconds; what was played
// is kept in .cache/bots, and the next run goes on from there, as long as the bots are the same.
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { hire } from './crew.ts'
import { FIELDS, type Field, type Pair, titleOf } from './fields.ts'
import { lossesOf } from './losses.ts'
import type { Round } from './notes.ts'
import { goalOf, settled, standing } from './pairs.ts'

const FILE = new URL('../../docs/bots.md', import.meta.url)

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '600' },
    pair: { type: 'string', default: '' },
    jobs: { type: 'string', default: String(availableParallelism()) },
  },
})
const seconds = Number(values.seconds)
const crew = hire(Number(values.jobs))

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

function rowOf(field: Field, pair: Pair, rounds: readonly Round[]): string {
  const { share, interval, isDecided } = standing(field, rounds)
  const verdict = isDecided ? (share > 1 / field.seats ? 'better' : 'worse') : 'not decided'
  const goal = goalOf(field, pair, rounds)
  const cells = [
    pair.join(' against '),
    percent(share),
    interval.map(percent).join(' – '),
    rounds.length * field.seats,
    goal ? `${verdict}; goal of ${percent(goal.share)} ${goal.verdict}` : verdict,
    (sum(rounds.map(({ milliseconds }) => milliseconds)) / sum(rounds.map(({ decisions }) => decisions))).toFixed(2),
  ]
  return `| ${cells.join(' | ')} |`
}

const HEAD = ['| | share of wins | interval | games | verdict | ms per decision |', '|---|---|---|---|---|---|']

async function chapterOf(field: Field): Promise<string> {
  const lines = [titleOf(field), '', ...HEAD]
  for (const pair of field.pairs) {
    const isWanted = values.pair === '' || values.pair === pair.join('/')
    const rounds = await settled(field, pair, crew, isWanted ? seconds : 0)
    // Of whom nothing is known nothing is told: without any seconds only what was kept is written down.
    if (rounds.length === 0) continue
    lines.push(rowOf(field, pair, rounds))
    console.error(`\r${lines.at(-1)}`)
  }
  return [...lines, ...(await lossesOf(field))].join('\n')
}

/** Chapters of games that were not asked for stay as they are. */
const [introduction, ...written] = readFileSync(FILE, 'utf8').trimEnd().split('\n\n## ')
const chapters = new Map(written.map((chapter) => [chapter.slice(0, chapter.indexOf('\n')), chapter]))
for (const field of FIELDS) {
  if (chosen.length > 0 && !chosen.includes(field.game)) continue
  chapters.set(titleOf(field), await chapterOf(field))
  const known = FIELDS.flatMap((each) => chapters.get(titleOf(each)) ?? [])
  writeFileSync(FILE, `${[introduction, ...known].join('\n\n## ')}\n`)
}
crew.dismiss()
