import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import type { Words } from './src/engine/sentence.ts'
import { GAMES, MANIFESTS } from './src/games/index.ts'
import { fonts } from './tools/fonts.ts'
import { licences } from './tools/licences.mjs'
import { offline } from './tools/offline.ts'
import { PAGE_POLICY } from './tools/page-policy.mjs'

/** What the home page must know of each game, so that it need not load the games themselves. */
const shelf = Object.values(GAMES).map(({ id, seats }) => ({ id, seats }))

/** What it says of them, in one language. */
const shelfWords = (wordsOf: (id: string) => Words | undefined) =>
  Object.fromEntries(
    Object.keys(GAMES)
      .flatMap((id) => [`${id}.title`, `${id}.about`].map((key) => [key, wordsOf(id)?.[key]]))
      .filter(([, message]) => message !== undefined),
  )

const japanese = new Map(
  await Promise.all(Object.values(MANIFESTS).map(async (one) => [one.game.id, await one.japanese()] as const)),
)

/** Text pictures, the checks of a state, estimates and routines for a search and risks serve terminal, tests and workers, not the page. */
const LEFT_OUT =
  /\/src\/games\/[^/]+\/(telling\/draw|testing\/invariants|thinking\/evaluate|thinking\/routine|thinking\/risks\/risks)\.ts$/
const MISTAKEN = `
  const mistaken = () => { throw new Error('not on the page') }
  export { mistaken as draw, mistaken as invariants, mistaken as evaluate, mistaken as routine, mistaken as risks }
`

const leaveOut: Plugin = {
  name: 'leave-out',
  apply: 'build',
  load: (id) => (LEFT_OUT.test(id) ? MISTAKEN : undefined),
}

/** What is never asked for here needs no file of its own: one stands for all. */
const spare = (unasked: RegExp): Plugin => ({
  name: 'spare',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: unasked },
    handler: (_, importer) => (importer && /\/games\//.test(importer) ? '\0spared' : undefined),
  },
  load: { filter: { id: /^\0spared$/ }, handler: () => 'export {}' },
})

/** A page asks its worker for exact values; no worker says anything, but one that looks for positions asks guides for whole moves. */
const UNASKED_BY_PAGE = /^\.\/thinking\/exact\/index\.ts$/
const UNASKED_BY_WORKERS = /words\.ja\.ts$/

/** In every stylesheet: which of them a page loads first depends on how the build cuts its chunks. */
const LAYERS = '@layer tokens, base, ui, table, game;'

const layers: Plugin = {
  name: 'layers',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('.css') ? `${LAYERS}\n${code}` : undefined),
}

/** Before everything else in the page, because it counts only for what comes after it. */
const policy: Plugin = {
  name: 'policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'content-security-policy', content: PAGE_POLICY },
      injectTo: 'head-prepend',
    },
  ],
}

const RELEASE: string = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8')).version

/** What the page is called where it is installed, and ways into it. */
const APP = {
  id: '/',
  name: 'Paddock',
  short_name: 'Paddock',
  description: 'Game night for dice racers: play against bots or with friends at one device.',
  lang: 'en',
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: '#f5ecdc',
  background_color: '#f5ecdc',
  categories: ['games', 'entertainment'],
  icons: [
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: Object.values(GAMES).map(({ id, title }) => ({
    name: title,
    url: `/play/${id}`,
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  })),
}

const notices = licences()

/** A class by its name and its file's: shorter than with its line, which no name needs twice. */
function scopedName(name: string, file: string): string {
  const path = relative(import.meta.dirname, file.split('?')[0]!).replaceAll('\\', '/')
  return `${name}_${createHash('sha256').update(path).digest('hex').slice(0, 5)}`
}

/** All that is said of one game. */
const gameInJapanese = (file: string): string => `${/\/games\/([^/]+)\//.exec(file)![1]}.ja`

/**
 * What always comes together comes in one file: what the first page shows, what every table adds to it, and another language,
 * of the page and of each game.
 */
const TOGETHER = [
  { name: 'first', test: /\/src\/web\/main\.tsx$/, priority: 2 },
  { name: 'table', test: /\/src\/web\/pages\/TablePage\.tsx$/, priority: 1 },
  { name: 'japanese', test: /\/src\/(engine|web\/(?!games\/).*)\/[a-z]+\.ja\.ts$/ },
  { name: gameInJapanese, debugName: 'games in Japanese', test: /\/games\/.*\/words\.ja\.ts$/ },
]

const BROWSERS = ['chrome123', 'edge123', 'firefox121', 'safari17.5']

export default defineConfig({
  plugins: [
    react(),
    spare(UNASKED_BY_PAGE),
    leaveOut,
    layers,
    policy,
    fonts,
    notices.write,
    offline('src/web/offline/service-worker.ts', APP),
  ],
  publicDir: 'src/web/public',
  define: {
    __RELEASE__: JSON.stringify(RELEASE),
    __SHELF__: JSON.stringify(shelf),
    __SHELF_EN__: JSON.stringify(shelfWords((id) => GAMES[id]?.words)),
    __SHELF_JA__: JSON.stringify(shelfWords((id) => japanese.get(id))),
  },
  css: { modules: { generateScopedName: scopedName } },
  worker: { format: 'es', plugins: () => [spare(UNASKED_BY_WORKERS), notices.collect] },
  build: {
    outDir: 'dist/web',
    target: BROWSERS,
    cssTarget: BROWSERS,
    manifest: true,
    reportCompressedSize: false,
    rolldownOptions: { output: { codeSplitting: { groups: TOGETHER } } },
  },
})
