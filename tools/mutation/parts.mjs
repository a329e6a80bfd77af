import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** What takes what comes from outside, and what keeps it. */
export const PARTS = ['src/protocol', 'src/table', 'src/cli', 'src/web/shelf', 'src/web/table/store', 'src/web/history']

/** Code whose faults a test can see: no tests, no texts, no pictures. */
const isCode = (path) => path.endsWith('.ts') && !/\.test\.ts$|\/words[.\w]*$|\/testing\//.test(path)

export const filesOf = (part) =>
  readdirSync(part, { recursive: true, encoding: 'utf8' })
    .map((name) => join(part, name))
    .filter(isCode)
    .sort()
