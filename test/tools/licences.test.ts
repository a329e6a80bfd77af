import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterAll, describe, expect, it } from 'vitest'
import { bundle } from '../../tools/build-cli.mjs'
import { licences, noticeOf, packageOf } from '../../tools/licences.mjs'

const aside = mkdtempSync(join(tmpdir(), 'paddock-licences-'))
afterAll(() => rmSync(aside, { recursive: true, force: true }))

interface Planted {
  readonly license: string
  readonly text?: string
}

/** A package of somebody else. */
function plant(name: string, { license, text }: Planted): string {
  const folder = join(aside, 'node_modules', name)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, version: '1.2.3', license, main: 'index.js' }))
  writeFileSync(join(folder, 'index.js'), `export const found = '${name}'\n`)
  if (text) writeFileSync(join(folder, 'LICENSE'), text)
  return folder
}

describe('the notice of a package', () => {
  it('is its name, its version, its licence and the whole text of that', () => {
    const folder = plant('good', { license: 'MIT', text: 'Copyright somebody' })
    const text = 'Copyright somebody'
    expect(noticeOf(folder)).toEqual({ kind: 'notice', name: 'good', version: '1.2.3', licence: 'MIT', text })
  })

  it('has the common text where a licence names nobody', () => {
    expect(noticeOf(plant('free', { license: 'Unlicense' }))).toMatchObject({
      kind: 'notice',
      text: expect.stringContaining('released into the public domain'),
    })
  })

  it('is refused without a text, and for a licence that nobody has read', () => {
    expect(noticeOf(plant('silent', { license: 'MIT' }))).toMatchObject({ kind: 'fault' })
    expect(noticeOf(plant('strange', { license: 'SSPL-1.0', text: 'Beware' }))).toMatchObject({ kind: 'fault' })
  })
})

async function built(name: string): Promise<readonly Rolldown.OutputChunk[]> {
  const input = join(aside, `${name}.js`)
  writeFileSync(input, `import { found } from '${name}'\nconsole.log(found)\n`)
  const rolldownOptions = { input }
  const plugins = [licences().write]
  const made = await build({
    configFile: false,
    root: aside,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions },
  })
  return (made as Rolldown.RolldownOutput).output as unknown as Rolldown.OutputChunk[]
}

describe('a bundle', () => {
  it('tells the licence of what is in it', async () => {
    plant('good', { license: 'MIT', text: 'Copyright somebody' })
    expect((await built('good')).map(({ fileName }) => fileName)).toContain('licences.txt')
  })

  it('is not built with a package that has no notice', async () => {
    plant('silent', { license: 'MIT' })
    await expect(built('silent')).rejects.toThrow('silent brings no text of its licence (MIT).')
  })
})

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

/** The bundler puts a few lines of its own into every page, and is no part of the program otherwise. */
const BUNDLER = ['vite', 'rolldown']

const heads = (text: string): string[] =>
  [...text.matchAll(/^(\S+) [\d.]+\S* \([\w.-]+\)$/gm)].map((match) => match[1]!)

describe('the page', async () => {
  const made = (await build({ logLevel: 'error', build: { write: false } })) as Rolldown.RolldownOutput
  const chunks = made.output.filter((part) => part.type === 'chunk')
  const text = String(
    made.output.filter((part) => part.type === 'asset').find(({ fileName }) => fileName === 'licences.txt')?.source,
  )
  const assets = made.output.filter((part) => part.type === 'asset')
  const files = [
    ...chunks.flatMap(({ moduleIds }) => moduleIds),
    ...assets.flatMap(({ originalFileNames }) => originalFileNames.map((name) => resolve(name))),
  ]
  const inside = new Set(files.map(packageOf).filter((folder) => folder !== null))

  it('has the notice of every package in it', () => {
    expect([...inside].map((folder) => relative('node_modules', folder)).sort()).toEqual(heads(text))
    expect(heads(text)).toEqual(expect.arrayContaining(['react', 'react-dom', 'scheduler', 'wouter', 'zod']))
  })

  it('contains no dev dependency, and each of its dependencies in one exact version', () => {
    const shipped = heads(text).filter((name) => !BUNDLER.includes(name))
    expect(shipped.filter((name) => lock.packages[`node_modules/${name}`].dev)).toEqual([])
    expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
  })
})

describe('the command', () => {
  it('has the notice of every package it uses, and of those that they use', async () => {
    const folder = join(aside, 'cli')
    await bundle({ main: 'src/cli/main.ts' }, folder)
    const told = heads(readFileSync(join(folder, 'licences.txt'), 'utf8'))
    const used = ['commander', 'cli-progress', 'emoji-regex', 'intl-messageformat', 'picocolors', 'zod']
    expect(told).toEqual(expect.arrayContaining(used))
  })
})
