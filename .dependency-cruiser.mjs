// The arrows between the folders of src, and from and to the examples, as docs/architecture.md draws them. Each folder lists all that it may import:
// other folders, `packages` (anything installed), one package by name, `page tools` (what serves the built page), or `node` (the
// built-in modules). A file with a line
// of its own does not belong to its folder's.
const mayImport = {
  engine: [],
  games: ['engine', 'examples', 'package zod'],
  examples: ['engine', 'games/manifest.ts'],
  solver: ['engine'],
  bots: ['engine', 'solver'],
  table: ['engine'],
  fair: ['engine', 'package @noble/hashes'],
  rating: [],
  lab: ['engine', 'solver', 'bots'],
  'lab/parallel.ts': ['lab', 'node'],
  protocol: ['engine', 'package zod'],
  words: ['engine', 'package intl-messageformat'],
  server: ['engine', 'games', 'bots', 'table', 'fair', 'rating', 'protocol', 'words', 'page tools', 'packages', 'node'],
  web: ['engine', 'games', 'solver', 'bots', 'table', 'fair', 'rating', 'lab', 'protocol', 'words', 'packages'],
  cli: [
    'engine',
    'games',
    'solver',
    'bots',
    'table',
    'fair',
    'lab',
    'lab/parallel.ts',
    'protocol',
    'words',
    'server',
    'page tools',
    'packages',
    'node',
  ],
}

// The same for the parts of the page. Any of them may also import `src/web/paths.ts`; what comes `lazily` is loaded when
// somebody asks for it, so that the first load does without.
const webMayImport = {
  browser: [],
  shelf: ['browser'],
  words: ['settings'],
  settings: ['browser', 'sound', 'ui', 'words', 'lazily offline'],
  sound: ['settings'],
  ui: ['browser', 'games', 'settings', 'words'],
  games: ['settings', 'ui', 'words'],
  hints: ['games', 'ui'],
  rules: ['words'],
  fair: ['ui', 'words'],
  odds: ['games', 'settings', 'table/store', 'ui', 'words'],
  offline: ['browser', 'ui', 'words'],
  'table/store': ['browser', 'games', 'settings', 'shelf'],
  'table/screen': [
    'browser',
    'games',
    'hints',
    'odds',
    'rules',
    'settings',
    'sound',
    'table/store',
    'ui',
    'words',
    'lazily end',
    'lazily replay',
  ],
  end: ['browser', 'games', 'settings', 'table', 'ui', 'words', 'lazily fair'],
  replay: ['browser', 'games', 'settings', 'sound', 'table', 'ui', 'words', 'lazily fair'],
  review: ['browser', 'end', 'games', 'replay', 'settings', 'table', 'ui', 'words'],
  practice: ['browser', 'games', 'odds', 'replay', 'table', 'ui', 'words'],
  history: ['browser', 'end', 'games', 'practice', 'replay', 'review', 'table', 'ui', 'words'],
  live: ['browser', 'games', 'history', 'pages', 'settings', 'sound', 'table', 'ui', 'words', 'lazily fair'],
  pages: [
    'browser',
    'lazily live',
    'games',
    'hints',
    'history',
    'replay',
    'rules',
    'settings',
    'shelf',
    'table',
    'ui',
    'words',
  ],
}

// A season game may contain the race it is made of.
const seasonOfRaces = { 'allens-dirt-season': 'allens-dirt' }

const manifest = '^src/games/manifest\\.ts$'

const tests = '\\.test\\.tsx?$'

function pathOf(allowed) {
  if (allowed === 'packages') return '(^|/)node_modules/'
  if (allowed.startsWith('package ')) return `(^|/)node_modules/${allowed.slice('package '.length)}/`
  if (allowed === 'examples') return '^examples/(?!bot\\.)'
  if (allowed === 'page tools') return '^tools/page-[a-z]+\\.(mjs|d\\.mts)$'
  if (allowed.endsWith('.ts')) return `^src/${escaped(allowed)}$`
  const apart = Object.keys(mayImport).filter((name) => name.startsWith(`${allowed}/`))
  return apart.length === 0 ? `^src/${allowed}/` : `^(?!src/(${apart.map(escaped).join('|')})$)src/${allowed}/`
}

const escaped = (name) => name.replaceAll('.', '\\.')

function arrowRule([folder, allowed]) {
  const paths = [folder, ...allowed.filter((name) => name !== 'node')].map(pathOf)
  return {
    name: `${folder}-imports`,
    comment: `src/${folder} may import only: ${allowed.join(', ') || 'itself'}.`,
    severity: 'error',
    from: { path: pathOf(folder), pathNot: tests },
    to: { pathNot: paths, ...(allowed.includes('node') ? { dependencyTypesNot: ['core'] } : {}) },
  }
}

const LAZILY = 'lazily '

function webRules([part, allowed]) {
  const lazy = allowed.filter((name) => name.startsWith(LAZILY)).map((name) => name.slice(LAZILY.length))
  const open = allowed.filter((name) => !name.startsWith(LAZILY))
  const rule = {
    name: `web-${part}-imports`,
    comment: `src/web/${part} may import, of the page, only: ${allowed.join(', ') || 'itself'}.`,
    severity: 'error',
    from: { path: `^src/web/${part}/`, pathNot: tests },
  }
  const known = [part, ...open, ...lazy].map((name) => `^src/web/${name}/`)
  const forbidden = { ...rule, to: { path: '^src/web/', pathNot: ['^src/web/paths\\.ts$', ...known] } }
  const eager = { path: `^src/web/(${lazy.join('|')})/`, dynamic: false }
  return lazy.length === 0 ? [forbidden] : [forbidden, { ...rule, to: eager }]
}

function seasonRule([season, race]) {
  return {
    name: `${season}-imports`,
    comment: `${season} may import, of the other games, only ${race}.`,
    severity: 'error',
    from: { path: `^src/(web/)?games/${season}/`, pathNot: tests },
    to: {
      path: ['^src/games/', '^src/web/games/[^/]+/'],
      pathNot: [`^src/(web/)?games/(${season}|${race})/`, manifest],
    },
  }
}

const seasons = Object.keys(seasonOfRaces).map((season) => `^src/(web/)?games/${season}/`)

export default {
  forbidden: [
    ...Object.entries(mayImport).map(arrowRule),
    ...Object.entries(webMayImport).flatMap(webRules),
    {
      name: 'unlisted-folder',
      comment: 'A new folder of src gets a line in mayImport, so that its arrows are checked too.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, ...Object.keys(mayImport).map(pathOf)] },
      to: {},
    },
    {
      name: 'unlisted-web-folder',
      comment: 'A new part of the page gets a line in webMayImport.',
      severity: 'error',
      from: {
        path: '^src/web/[^/]+/',
        pathNot: [tests, ...Object.keys(webMayImport).map((part) => `^src/web/${part}/`)],
      },
      to: {},
    },
    {
      name: 'game-imports-game',
      comment: 'A game stands alone: what two games share belongs to the engine.',
      severity: 'error',
      from: { path: '^(?:src/games|examples)/([^/]+)/', pathNot: [tests, ...seasons] },
      to: { path: ['^src/games/', '^examples/'], pathNot: ['^(src/games|examples)/$1/', manifest] },
    },
    {
      name: 'game-imports-zod',
      comment: 'Of a game, only the shape of its boards is a schema.',
      severity: 'error',
      from: { path: ['^src/games/', '^examples/'], pathNot: [tests, '/board-check\\.ts$', manifest] },
      to: { path: '(^|/)node_modules/zod/' },
    },
    {
      name: 'board-imports-game',
      comment: 'A board draws its own game: what two boards share belongs to src/web/games or src/web/ui.',
      severity: 'error',
      from: { path: '^src/web/games/([^/]+)/', pathNot: [tests, ...seasons] },
      to: { path: '^src/(web/)?games/[^/]+/', pathNot: '^src/(web/)?games/$1/' },
    },
    ...Object.entries(seasonOfRaces).map(seasonRule),
    {
      name: 'source-imports-test',
      comment: 'What the program runs never depends on a test.',
      severity: 'error',
      from: { path: ['^src/', '^examples/'], pathNot: tests },
      to: { path: [tests, '^test/'] },
    },
    {
      name: 'runtime-imports-dev-dependency',
      comment: 'What ships, bundled or not, is no dev dependency.',
      severity: 'error',
      from: { path: ['^src/', '^examples/'], pathNot: [tests] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/@types/' },
    },
    { name: 'cycle', comment: 'No cycles, types included.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'unresolved',
      comment: 'The file or the package does not exist.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
