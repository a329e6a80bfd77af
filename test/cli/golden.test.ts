import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { paddock } from './paddock.ts'

// A change of what the command says shows here as a difference in a text that can be read.
// `UPDATE_GOLDEN=1 npx vitest run test/cli/golden.test.ts` writes the texts anew.

/** What is typed: the words behind the command's name, and then what it reads. `@` stands for a folder. */
type Typed = readonly [words: string, input?: string]

const MATCH = JSON.stringify({
  game: 'dodge-dice',
  seats: [{ name: 'Ann' }, {}],
  log: [
    { seat: 0, action: { kind: 'skip' } },
    { seat: 1, action: { kind: 'roll' } },
    { seat: 1, action: { kind: 'accept' } },
  ],
})

const CHAPTERS: Readonly<Record<string, readonly Typed[]>> = {
  games: [['games'], ['games --json']],
  help: [
    '',
    'games ',
    'rules ',
    'table ',
    'play ',
    'verify ',
    'review ',
    'simulate ',
    'solve ',
    'season ',
    'season new ',
    'season race ',
  ]
    .concat('season standings ', 'season run ', 'board ', 'board check ')
    .map((command) => [`${command}--help`]),
  play: [
    ['play - --seed 5 --legal', MATCH],
    ['play - --seed 5 --legal --json', MATCH],
    ['play - --seed 5 --view 1 --at 2', MATCH],
    ['table dodge-dice --seats 3 --people 0 --seed 4'],
  ],
  review: [
    ['review test/recorded/dodge-dice/fewest-seats.json'],
    ['review test/recorded/monza/fewest-seats.json'],
    ['review test/recorded/dodge-dice/ends-with-a-gift.json --effort quick'],
    ['review test/recorded/allens-dirt-season/whole-season.json --race 1 --effort quick'],
    ['review test/recorded/allens-dirt-season/whole-season.json --race 11'],
    ['review test/recorded/monza/fewest-seats.json --race 1'],
    ['review - --json', MATCH.replace(/,"log".*/, '}')],
  ],
  season: [
    ['season new @/season.json --laps 2 --names Ann,,Ben --numbers 7,1 --colours black --bots random'],
    ['season race @/season.json --seed 1'],
    ['season race @/season.json --seed 1 --csv'],
    ['season race @/season.json --seed 1 --json'],
    ['season standings @/season.json --odds --games 5 --seed 1'],
    ['season standings @/season.json --odds --games 5 --seed 1 --csv'],
    ['season standings @/season.json --odds --games 5 --seed 1 --json'],
    ['season standings @/season.json --race 2 --csv'],
    ['season standings @/season.json --race 2 --html @/season.html'],
    ['cat @/season.html'],
    ['season run @/season.json --seed 1'],
    ['season standings @/season.json --csv'],
  ],
  simulate: [
    ['simulate dodge-dice --games 30 --seed 7 --seats 3 --bots club,random --records @/games.jsonl'],
    ['cat @/games.jsonl'],
    ['simulate monza --games 3 --seed 7 --options starter=random --check'],
  ],
  solve: [['solve monza'], ['solve monza --options starter=random --json'], ['solve allens-dirt']],
  verify: [
    ['verify test/proofs/dodge-dice.json'],
    ['verify test/proofs/dodge-dice.json --json'],
    ['verify test/proofs/dodge-dice.json --lang ja'],
    ['verify test/proofs/tampered.json'],
    ['verify test/proofs/tampered.json --json'],
    ['verify test/proofs/tampered.json --lang ja'],
    ['verify test/proofs/false-commitment.json'],
    ['verify test/proofs/sealed.json'],
    ['verify -', MATCH.replace(/,"log".*/, '}')],
    ['verify - --json', MATCH.replace(/,"log".*/, '}')],
    ['verify - --json', MATCH],
  ],
  table: [
    ['table --seed 2', '9\n1\n1\n3\nx\nx\nx\nZoe\n?\nq\n'],
    ['table dodge-dice --seats 3 --people 2 --names Ann --seed 4', 'u\n2\nu\n2  2 1\nl\nr\np\nw\n/\n/roll\n/x\n9\nq\n'],
    [
      'table allens-dirt --people 1 --names Ann --options laps=1 --seed 3',
      `1\n1\nw\n1\n1\nw\nr\n1 1 1\nu\nl\n${'1\n'.repeat(30)}`,
    ],
    ['table monza --seats 2 --people 1 --names Ann --seed 3', `${'1\n'.repeat(40)}`],
  ],
}

const folder = mkdtempSync(join(tmpdir(), 'paddock-golden-'))
const golden = resolve(import.meta.dirname, '../golden/command')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SPEED = /^\d+\.\d s, [\d.,]+ (?=(games|states)\/s$)|(?<="(seconds|statesPerSecond)": )[\d.]+/gm

async function told([words, input]: Typed): Promise<string> {
  const [first, ...rest] = words.replaceAll('@', folder).split(' ')
  if (first === 'cat') return `$ ${words}\n${readFileSync(rest[0]!, 'utf8')}`
  const { code, out, err } = await paddock([first!, ...rest], input)
  const text = `$ paddock ${words}\n${out}${err === '' ? '' : `stderr:\n${err}`}exit code ${code}\n`
  return text.replaceAll(folder, '@').replaceAll(SPEED, '… ')
}

describe('the command, told in full', () => {
  if (process.env.UPDATE_GOLDEN) mkdirSync(golden, { recursive: true })

  it.each(Object.entries(CHAPTERS))('%s', async (name, commands) => {
    const texts: string[] = []
    for (const typed of commands) texts.push(await told(typed))
    const path = join(golden, `${name}.txt`)
    if (process.env.UPDATE_GOLDEN) writeFileSync(path, texts.join('\n'))
    expect(texts.join('\n')).toBe(readFileSync(path, 'utf8'))
  })

  it('has no other texts lying about', () => {
    expect(readdirSync(golden).sort()).toEqual(
      Object.keys(CHAPTERS)
        .map((name) => `${name}.txt`)
        .sort(),
    )
  })
})
