import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What takes what comes from outside, and what keeps it. */
export const PARTS = ['src/protocol', 'src/table', 'src/cli', 'src/web/shelf', 'src/web/table/store', 'src/web/history']

/** Where the tests of the part that is measured are named for the processes that run them. */
export const TESTS = 'PADDOCK_MUTATION_TESTS'

/** What reads many megabytes is far too slow with a question at every step of it. */
const TOO_SLOW = '!src/protocol/bounds.test.ts'

/** A fault is to be seen by the tests beside the code; a command that a test starts (`test/cli/processes`) has none in it. */
export const testsOf = (part) => [
  ...(part === 'src/cli' ? ['test/cli/*.test.ts'] : []),
  ...[`${part}/**/*.test.ts`, TOO_SLOW],
]

/** Code whose faults a test can see: no tests, no texts, no pictures. */
const isCode = (path) => path.endsWith('.ts') && !/\.test\.ts$|\/words[.\w]*$|\/testing\//.test(path)

export const filesOf = (part) =>
  readdirSync(part, { recursive: true, encoding: 'utf8' })
    .map((name) => join(part, name))
    .filter(isCode)
    .sort()
