const KILLED = ['Killed', 'Timeout']
const MISSED = ['Survived', 'NoCoverage']

/** What became of the planted faults, by part. */
export function reportText(results, parts, { each, seed }) {
  const counted = results.filter(({ status }) => [...KILLED, ...MISSED].includes(status))
  return [
    '# Mutation testing',
    '',
    '`npm run mutation` plants faults in the code, one at a time, and looks whether a test fails. This page is written by it.',
    `The sample: at most ${each} faults of each file, seed ${seed}. Tests that start the command or a browser (\`test/cli/processes\`,`,
    '`test/e2e`) are left out, so what only they see counts as not reached; texts of the command are not changed.',
    '',
    '| part | faults | killed | survived | not reached | killed of all | killed of those reached |',
    '|---|---|---|---|---|---|---|',
    ...parts.map((part) =>
      partRow(
        part,
        counted.filter(({ fileName }) => isIn(part, fileName)),
      ),
    ),
    '',
    '## Survivors',
    '',
    ...survivorLines(counted.filter(({ status }) => MISSED.includes(status))),
    '',
  ].join('\n')
}

const isIn = (part, fileName) => fileName.includes(`${part}/`)

function partRow(part, mutants) {
  const count = (...statuses) => mutants.filter(({ status }) => statuses.includes(status)).length
  const killed = count(...KILLED)
  const cells = [mutants.length, killed, count('Survived'), count('NoCoverage')]
  const shares = [share(killed, mutants.length), share(killed, mutants.length - count('NoCoverage'))]
  return `| \`${part}\` | ${[...cells, ...shares].join(' | ')} |`
}

const share = (killed, all) => (all === 0 ? '–' : `${((100 * killed) / all).toFixed(0)} %`)

const survivorLines = (mutants) =>
  mutants.length === 0
    ? ['None.']
    : mutants.map(survivorLine).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))

function survivorLine({ fileName, location, mutatorName, replacement, status }) {
  const file = fileName.slice(fileName.indexOf('src/'))
  const planted = replacement.replaceAll(/\s+/g, ' ').replaceAll('`', "'").slice(0, 80)
  const reached = status === 'NoCoverage' ? ', not reached' : ''
  return `- ${file}:${location.start.line}: ${mutatorName}${reached}: \`${planted}\``
}
