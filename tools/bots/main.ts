// `npm run bots -- [--seconds 600] [game …]`: lets the levels play against each other and writes docs/bots.md. Each pair plays
// until a sequential test decides, or for so many seconds; what was played is kept in .cache/bots, and the next run goes on from
// there, as long as the bots are the same.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { standingOf } from '../../src/lab/duel.ts'
import { FIELDS, type Field, type Pair, titleOf } from './fields.ts'
import { exactAssessor, lossesOf } from './losses.ts'
import type { Note } from './notes.ts'
import { settled } from './pairs.ts'

const FILE = new URL('../../docs/bots.md', import.meta.url)

const { values, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '600' } },
})
const seconds = Number(values.seconds)

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

function rowOf({ seats }: Field, pair: Pair, { tally, milliseconds, decisions }: Note): string {
  const { share, interval, isDecided } = standingOf(tally, 1 / seats)
  const verdict = isDecided ? (share > 1 / seats ? 'better' : 'worse') : 'not decided'
  const cells = [
    pair.join(' against '),
    percent(share),
    interval.map(percent).join(' – '),
    tally.rounds * seats,
    verdict,
  ]
  return `| ${[...cells, (milliseconds / decisions).toFixed(2)].join(' | ')} |`
}

const HEAD = ['| | share of wins | interval | games | verdict | ms per decision |', '|---|---|---|---|---|---|']

async function chapterOf(field: Field): Promise<string> {
  const lines = [titleOf(field), '', ...HEAD]
  const assessor = await exactAssessor(field)
  for (const pair of field.pairs) {
    lines.push(rowOf(field, pair, await settled(field, pair, assessor, seconds)))
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
