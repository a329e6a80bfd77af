// Every rule has a test, and every test names a rule that exists. The RULES.md files are the list of rules; the proof is
// the test runner's own report, so a test that did not run or did not pass proves nothing.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export interface RulesFile {
  path: string
  text: string
}

/** The part of the runner's JSON report that is read here. */
export interface TestReport {
  testResults: { assertionResults: { title: string; status: string }[] }[]
}

export interface RuleIdCheck {
  defined: number
  problems: string[]
}

const DEFINITION = /^\|\s*([A-Z]{2}-\d+[a-z]?)\s*\|/gm
const LEADING_IDS = /^\[?[A-Z]{2}-\d+[a-z]?\b(?:[\],\s[]+[A-Z]{2}-\d+[a-z]?\b)*/
const ID = /[A-Z]{2}-\d+[a-z]?/g

function definedIds(rules: RulesFile): string[] {
  return [...rules.text.matchAll(DEFINITION)].map((match) => match[1]!)
}

/** "DD-4, DD-5: …", "[DD-4] …" and "DD-4 …" all begin with ids; an id later in the title proves nothing. */
export function leadingIds(title: string): string[] {
  return title.match(LEADING_IDS)?.[0].match(ID) ?? []
}

export function checkRuleIds(rules: RulesFile[], report: TestReport): RuleIdCheck {
  const tests = report.testResults.flatMap((file) => file.assertionResults)
  const passed = tests.filter((test) => test.status === 'passed')
  const proved = new Set(passed.flatMap((test) => leadingIds(test.title)))
  const defined = new Set(rules.flatMap(definedIds))
  return {
    defined: defined.size,
    problems: [
      ...rules.filter((file) => definedIds(file).length === 0).map((file) => `${file.path} defines no rule id`),
      ...rules.flatMap((file) => unproved(file, proved)),
      ...tests.flatMap((test) => unknown(test.title, defined)),
      ...tests.filter((test) => !['passed', 'failed'].includes(test.status)).map((test) => `not run: "${test.title}"`),
    ],
  }
}

function unproved(file: RulesFile, proved: Set<string>): string[] {
  const missing = definedIds(file).filter((id) => !proved.has(id))
  return missing.map((id) => `${id} (${file.path}) begins the title of no passing test`)
}

function unknown(title: string, defined: Set<string>): string[] {
  const strangers = leadingIds(title).filter((id) => !defined.has(id))
  return strangers.map((id) => `${id} stands in no RULES.md, but begins the test title "${title}"`)
}

function readRules(): RulesFile[] {
  const games = ['src/games', 'examples'].flatMap((home) => readdirSync(home).map((game) => `${home}/${game}`))
  const paths = ['src/engine', ...games.sort()].map((folder) => `${folder}/RULES.md`)
  return paths.filter((path) => existsSync(path)).map((path) => ({ path, text: readFileSync(path, 'utf8') }))
}

function main(): void {
  const report: TestReport = JSON.parse(readFileSync('.cache/test-report.json', 'utf8'))
  const rules = readRules()
  const { defined, problems } = checkRuleIds(rules, report)
  for (const problem of problems) console.error(problem)
  console.log(`${defined} rule ids in ${rules.length} RULES.md files, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (process.argv[1] === import.meta.filename) main()
