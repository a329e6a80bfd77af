// The arrows between the folders of src, as docs/architecture.md draws them. Each folder lists all that it may import:
// other folders, `packages` (anything installed), one package by name, or `node` (the built-in modules).
const mayImport = {
  engine: [],
  games: ['engine'],
  bots: ['engine'],
  lab: ['engine', 'bots', 'packages', 'node'],
  protocol: ['engine', 'package zod'],
  words: ['engine', 'package intl-messageformat'],
  server: ['engine', 'games', 'bots', 'protocol', 'words', 'packages', 'node'],
  web: ['engine', 'games', 'bots', 'protocol', 'words', 'packages'],
  cli: ['engine', 'games', 'bots', 'lab', 'protocol', 'words', 'packages', 'node'],
}

// A season game may contain the race it is made of.
const seasonOfRaces = { 'allens-dirt-season': 'allens-dirt' }

const tests = '\\.test\\.tsx?$'

function pathOf(allowed) {
  if (allowed === 'packages') return '(^|/)node_modules/'
  if (allowed.startsWith('package ')) return `(^|/)node_modules/${allowed.slice('package '.length)}/`
  return `^src/${allowed}/`
}

function arrowRule([folder, allowed]) {
  const paths = [folder, ...allowed.filter((name) => name !== 'node')].map(pathOf)
  return {
    name: `${folder}-imports`,
    comment: `src/${folder} may import only: ${allowed.join(', ') || 'itself'}.`,
    severity: 'error',
    from: { path: `^src/${folder}/`, pathNot: tests },
    to: { pathNot: paths, ...(allowed.includes('node') ? { dependencyTypesNot: ['core'] } : {}) },
  }
}

function seasonRule([season, race]) {
  return {
    name: `${season}-imports`,
    comment: `src/games/${season} may import, of the other games, only ${race}.`,
    severity: 'error',
    from: { path: `^src/games/${season}/`, pathNot: tests },
    to: { path: '^src/games/', pathNot: `^src/games/(${season}|${race})/` },
  }
}

const seasons = Object.keys(seasonOfRaces).map((season) => `^src/games/${season}/`)

export default {
  forbidden: [
    ...Object.entries(mayImport).map(arrowRule),
    {
      name: 'unlisted-folder',
      comment: 'A new folder of src gets a line in mayImport, so that its arrows are checked too.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, ...Object.keys(mayImport).map(pathOf)] },
      to: {},
    },
    {
      name: 'game-imports-game',
      comment: 'A game stands alone: what two games share belongs to the engine.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/', pathNot: [tests, ...seasons] },
      to: { path: '^src/games/', pathNot: '^src/games/$1/' },
    },
    ...Object.entries(seasonOfRaces).map(seasonRule),
    {
      name: 'source-imports-test',
      comment: 'What the program runs never depends on a test.',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: [tests, '^test/'] },
    },
    {
      name: 'runtime-imports-dev-dependency',
      comment: 'The page is bundled; everything else must run after an install without dev dependencies.',
      severity: 'error',
      from: { path: '^src/', pathNot: [tests, '^src/web/'] },
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
