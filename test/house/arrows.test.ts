import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

interface Cruise {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] }
}

function cruise(directory: string, ...parts: readonly string[]): Cruise {
  const program = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')
  const config = join(root, '.dependency-cruiser.mjs')
  const run = spawnSync(process.execPath, [program, ...parts, '--config', config, '--output-type', 'json'], {
    cwd: directory,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  if (!run.stdout) throw new Error(run.stderr)
  return JSON.parse(run.stdout)
}

const innocent: Record<string, string> = {
  'src/engine/game.ts': 'export type Seat = number',
  'src/engine/act.ts': "import type { Seat } from './game.ts'\nexport const first: Seat = 0",
  'src/engine/act.test.ts': "import { readFileSync } from 'node:fs'\nimport '../games/index.ts'\nreadFileSync('x')",
  'src/engine/cycle-b.ts': "import type { A } from './cycle-a.ts'\nexport type B = A[]",
  'src/games/index.ts':
    "import './red/index.ts'\nimport './blue/index.ts'\nimport './allens-dirt-season/index.ts'\nimport '../../examples/pig/index.ts'",
  'src/games/manifest.ts': "import type { z } from 'zod'\nexport type Shape = z.ZodType",
  'src/games/red/board-check.ts': "import { z } from 'zod'\nexport const shape = z.string()",
  'src/games/red/index.ts':
    "import { first } from '../../engine/act.ts'\nimport type { Shape } from '../manifest.ts'\nexport const red: [number, Shape?] = [first]\nexport const shape = () => import('./board-check.ts')",
  'src/games/blue/index.ts': 'export const blue = 1',
  'src/games/allens-dirt/index.ts': 'export const race = 1',
  'src/games/allens-dirt-season/index.ts': "import { race } from '../allens-dirt/index.ts'\nexport const season = race",
  'examples/pig/index.ts': "import type { Shape } from '../../src/games/manifest.ts'\nexport const pig: Shape[] = []",
  'src/bots/random.ts': "import { first } from '../engine/act.ts'\nexport const pick = first",
  'src/lab/arena.ts': "import { pick } from '../bots/random.ts'\nexport const a = pick",
  'src/lab/parallel.ts': "import { cpus } from 'node:os'\nimport { a } from './arena.ts'\nexport const b = [cpus, a]",
  'src/protocol/match.ts':
    "import { z } from 'zod'\nimport type { Seat } from '../engine/game.ts'\nexport const seat = z.custom<Seat>()",
  'src/server/main.ts': "import { createServer } from 'node:http'\nimport '../protocol/match.ts'\ncreateServer()",
  'src/web/main.tsx':
    "import { createRoot } from 'react-dom/client'\nimport '../games/index.ts'\nimport '../lab/arena.ts'\ncreateRoot",
  'src/web/paths.ts': 'export const home = 1',
  'src/web/games/red/Board.tsx': "import { red } from '../../../games/red/index.ts'\nexport const play = red",
  'src/web/games/blue/Board.tsx': 'export const play = 1',
  'src/web/games/allens-dirt/Board.tsx': "import '../../paths.ts'\nexport const play = 1",
  'src/web/games/allens-dirt-season/Board.tsx': "import { play } from '../allens-dirt/Board.tsx'\nplay",
  'src/table/referee.ts': "import { first } from '../engine/act.ts'\nexport const referee = first",
  'src/web/end/EndScreen.tsx': "import '../table/store/table-store.ts'",
  'src/web/table/store/table-store.ts': "import '../../../table/referee.ts'\nexport const store = 1",
  'src/web/table/screen/Sheets.tsx':
    "import '../store/table-store.ts'\nexport const open = () => import('../../end/EndScreen.tsx')",
  'src/cli/main.ts':
    "import { argv } from 'node:process'\nimport { Command } from 'commander'\nimport '../lab/parallel.ts'\nimport '../server/main.ts'\nnew Command().parse(argv)",
}

const planted: [file: string, source: string, rule: string][] = [
  ['src/engine/to-games.ts', "import '../games/index.ts'", 'engine-imports'],
  [
    'src/engine/to-types.ts',
    "import type { red } from '../games/red/index.ts'\nexport type Red = typeof red",
    'engine-imports',
  ],
  ['src/engine/to-node.ts', "import { readFileSync } from 'node:fs'\nreadFileSync('x')", 'engine-imports'],
  ['src/engine/to-package.ts', "import { z } from 'zod'\nz.string()", 'engine-imports'],
  ['src/engine/to-test.ts', "import './act.test.ts'", 'source-imports-test'],
  ['src/engine/to-nothing.ts', "import './missing.ts'", 'unresolved'],
  ['src/engine/cycle-a.ts', "import type { B } from './cycle-b.ts'\nexport type A = B[]", 'cycle'],
  ['src/games/red/to-game.ts', "import { blue } from '../blue/index.ts'\nblue", 'game-imports-game'],
  ['src/games/red/to-registry.ts', "import '../index.ts'", 'game-imports-game'],
  ['src/games/red/to-bots.ts', "import '../../bots/random.ts'", 'games-imports'],
  ['src/games/red/to-package.ts', "import pico from 'picocolors'\npico.red('')", 'games-imports'],
  ['src/games/red/to-zod.ts', "import { z } from 'zod'\nz.string()", 'game-imports-zod'],
  ['src/games/allens-dirt/to-season.ts', "import '../allens-dirt-season/index.ts'", 'game-imports-game'],
  ['src/games/allens-dirt-season/to-game.ts', "import '../red/index.ts'", 'allens-dirt-season-imports'],
  ['src/games/red/to-example.ts', "import '../../../examples/pig/index.ts'", 'game-imports-game'],
  ['examples/pig/to-game.ts', "import '../../src/games/red/index.ts'", 'game-imports-game'],
  ['examples/pig/to-registry.ts', "import '../../src/games/index.ts'", 'examples-imports'],
  ['examples/pig/to-package.ts', "import { z } from 'zod'\nz.string()", 'examples-imports'],
  ['src/bots/to-game.ts', "import '../games/red/index.ts'", 'bots-imports'],
  ['src/lab/to-game.ts', "import '../games/index.ts'", 'lab-imports'],
  ['src/lab/to-node.ts', "import { cpus } from 'node:os'\ncpus()", 'lab-imports'],
  ['src/lab/to-parallel.ts', "import './parallel.ts'", 'lab-imports'],
  ['src/protocol/to-game.ts', "import '../games/index.ts'", 'protocol-imports'],
  ['src/protocol/to-node.ts', "import { readFileSync } from 'node:fs'\nreadFileSync('x')", 'protocol-imports'],
  ['src/server/to-lab.ts', "import '../lab/arena.ts'", 'server-imports'],
  ['src/web/to-dev.ts', "import { test } from 'vitest'\ntest", 'runtime-imports-dev-dependency'],
  ['src/server/to-dev.ts', "import { test } from 'vitest'\ntest", 'runtime-imports-dev-dependency'],
  ['src/web/to-server.ts', "import '../server/main.ts'", 'web-imports'],
  ['src/web/to-node.ts', "import { readFileSync } from 'node:fs'\nreadFileSync('x')", 'web-imports'],
  ['src/web/to-parallel.ts', "import '../lab/parallel.ts'", 'web-imports'],
  ['src/web/attic/old.ts', "import '../paths.ts'", 'unlisted-web-folder'],
  ['src/web/games/red/to-end.ts', "import '../../end/EndScreen.tsx'", 'web-games-imports'],
  ['src/web/games/red/to-board.ts', "import '../blue/Board.tsx'", 'board-imports-game'],
  ['src/web/games/red/to-game.ts', "import '../../../games/blue/index.ts'", 'board-imports-game'],
  ['src/web/games/allens-dirt-season/to-board.ts', "import '../red/Board.tsx'", 'allens-dirt-season-imports'],
  ['src/table/to-games.ts', "import '../games/index.ts'", 'table-imports'],
  ['src/web/table/screen/to-end.ts', "import '../../end/EndScreen.tsx'", 'web-table/screen-imports'],
  ['src/web/table/store/to-screen.ts', "import '../screen/Sheets.tsx'", 'web-table/store-imports'],
  ['src/server/to-cli.ts', "import '../cli/main.ts'", 'server-imports'],
  ['src/cli/to-web.ts', "import '../web/main.tsx'", 'cli-imports'],
  ['src/attic/old.ts', "import '../engine/act.ts'", 'unlisted-folder'],
]

describe('the arrows between folders', () => {
  const directory = mkdtempSync(join(tmpdir(), 'paddock-arrows-'))
  let found: Cruise

  function write(file: string, source: string) {
    mkdirSync(join(directory, dirname(file)), { recursive: true })
    writeFileSync(join(directory, file), `${source}\n`)
  }

  beforeAll(() => {
    symlinkSync(join(root, 'node_modules'), join(directory, 'node_modules'))
    write(
      'package.json',
      '{ "type": "module", "dependencies": { "zod": "*", "commander": "*", "react-dom": "*" }, "devDependencies": { "vitest": "*" } }',
    )
    for (const [file, source] of Object.entries(innocent)) write(file, source)
    for (const [file, source] of planted) write(file, source)
    found = cruise(directory, 'src', 'examples')
  })
  afterAll(() => rmSync(directory, { recursive: true, force: true }))

  it.each(planted)('finds the violation planted in %s', (file, _source, rule) => {
    const rules = found.summary.violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)
    expect(rules).toContain(rule)
  })

  it('finds nothing in the innocent files', () => {
    expect(found.summary.violations.filter(({ from }) => from in innocent)).toEqual([])
  })

  it('reads the modules of the real tree: none read would be a false green', () => {
    expect(cruise(root, 'src/engine').summary.totalCruised).toBeGreaterThan(0)
  })
})
