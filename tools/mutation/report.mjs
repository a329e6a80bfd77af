import { PARTS } from './parts.mjs'

const KILLED = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']

/** The page: a part that was measured now takes the place of what it said of it; all others stay as they were. */
export function reportText(before, part, results, sample) {
  const counted = results.filter(({ status }) => [...KILLED, ...MISSED].includes(status))
  const rows = new Map([...rowsIn(before), [part, rowOf(part, counted, sample)]])
  const kept = survivorsIn(before).filter((line) => !line.startsWith(`- ${part}/`))
  const reasons = reasonsIn(before)
  const found = counted.filter(({ status }) => MISSED.includes(status)).map(survivorLine)
  return pageText(rows, [...kept, ...found.map((line) => line + (reasons.get(nameIn(line)) ?? ''))])
}

const pageText = (rows, survivors) =>
  [
    '# Mutation testing',
    '',
    '`npm run mutation` plants faults in the code, one at a time, and looks whether a test beside that code fails (for the',
    'command those of `test/cli` too). What only other tests see, or only the started command, a browser or a file of many',
    'megabytes (`test/cli/processes`, `test/e2e`, `src/protocol/bounds.test.ts`), counts as survived or not reached; texts of the',
    'command are not changed. The sample is at most so many faults of each file, chosen by the seed. This page is written by the tool: a part that is measured anew takes its own place, and',
    'what somebody wrote behind a survivor, after ` — `, stays with it.',
    '',
    '| part | of each file | seed | faults | killed | of these by time | survived | not reached | killed of all | killed of those reached |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...PARTS.flatMap((part) => rows.get(part) ?? []),
    '',
    '## Survivors',
    '',
    ...(survivors.length === 0 ? ['None.'] : survivors.sort(inOrder)),
    '',
  ].join('\n')

const inOrder = (one, other) => one.localeCompare(other, 'en', { numeric: true })

const rowsIn = (page) => [...page.matchAll(/^\| `(src\/[^`]+)` \|.*$/gm)].map(([row, part]) => [part, row])
const survivorsIn = (page) => page.match(/^- src\/.*$/gm) ?? []

const REASON = / — .*$/
const reasonsIn = (page) =>
  new Map(survivorsIn(page).map((line) => [nameIn(line.replace(REASON, '')), line.match(REASON)?.[0] ?? '']))

/** A fault by its file and what it does: lines move. */
const nameIn = (line) => line.replace(/:\d+:/, ':')

function rowOf(part, mutants, { each, seed }) {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = count(...KILLED)
  const cells = [
    each,
    seed,
    mutants.length,
    killed,
    mutants.filter(isByTime).length,
    count('Survived'),
    count('NoCoverage'),
  ]
  const shares = [share(killed, mutants.length), share(killed, mutants.length - count('NoCoverage'))]
  return `| \`${part}\` | ${[...cells, ...shares].join(' | ')} |`
}

/** A test that waited too long, or a fault that never came to an end. */
const isByTime = ({ status, statusReason = '' }) => status === 'Timeout' || /timed out in/.test(statusReason)

const share = (killed, all) => (all === 0 ? '–' : `${((100 * killed) / all).toFixed(0)} %`)

const pathOf = (fileName) => fileName.slice(fileName.indexOf('src/'))

function survivorLine({ fileName, location, mutatorName, replacement, status }) {
  const planted = replacement.replaceAll(/\s+/g, ' ').replaceAll('`', "'").slice(0, 80)
  const reached = status === 'NoCoverage' ? ', not reached' : ''
  return `- ${pathOf(fileName)}:${location.start.line}: ${mutatorName}${reached}: \`${planted}\``
}
