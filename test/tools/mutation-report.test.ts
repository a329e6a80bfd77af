import { expect, it } from 'vitest'
import { reportText } from '../../tools/mutation/report.mjs'

const SAMPLE = { each: '6', seed: '2' }

const fault = (fileName: string, status: string, replacement = 'false', line = 3) => ({
  ...{ fileName: `/somewhere/${fileName}`, status, replacement, mutatorName: 'ConditionalExpression' },
  location: { start: { line } },
})

const rows = (page: string) => page.match(/^\| `.*$/gm)
const survivors = (page: string) => page.match(/^- .*$/gm)

const TABLE = [
  fault('src/table/clicks.ts', 'Survived'),
  fault('src/table/clicks.ts', 'Killed'),
  { ...fault('src/table/clicks.ts', 'Killed'), statusReason: 'Error: Test timed out in 15000ms.' },
  fault('src/table/story.ts', 'Timeout'),
  fault('src/table/story.ts', 'CompileError'),
]
const PROTOCOL = [fault('src/protocol/json.ts', 'NoCoverage')]
const FIRST = reportText(reportText('', 'src/table', TABLE, SAMPLE), 'src/protocol', PROTOCOL, SAMPLE)

it('A report counts by part, what ran out of time apart, and leaves out what is not in the sample', () => {
  expect(rows(FIRST)).toEqual([
    '| `src/protocol` | 6 | 2 | 1 | 0 | 0 | 0 | 1 | 0 % | – |',
    '| `src/table` | 6 | 2 | 4 | 3 | 2 | 1 | 0 | 75 % | 75 % |',
  ])
  expect(survivors(FIRST)).toEqual([
    '- src/protocol/json.ts:3: ConditionalExpression, not reached: `false`',
    '- src/table/clicks.ts:3: ConditionalExpression: `false`',
  ])
})

it('A part that is measured anew takes its own place, and the others stay', () => {
  const page = reportText(FIRST, 'src/protocol', [fault('src/protocol/json.ts', 'Killed')], { each: '9', seed: '1' })
  expect(rows(page)).toEqual(['| `src/protocol` | 9 | 1 | 1 | 1 | 0 | 0 | 0 | 100 % | 100 % |', rows(FIRST)![1]])
  expect(survivors(page)).toEqual([survivors(FIRST)![1]])
})

it('A survivor keeps what somebody wrote behind it, though its line has moved', () => {
  const judged = FIRST.replace('ts:3: ConditionalExpression: `false`', '$& — the same either way')
  const again = [fault('src/table/clicks.ts', 'Survived', 'false', 8), fault('src/table/clicks.ts', 'Survived', 'true')]
  expect(survivors(reportText(judged, 'src/table', again, SAMPLE))).toEqual([
    '- src/protocol/json.ts:3: ConditionalExpression, not reached: `false`',
    '- src/table/clicks.ts:3: ConditionalExpression: `true`',
    '- src/table/clicks.ts:8: ConditionalExpression: `false` — the same either way',
  ])
})
