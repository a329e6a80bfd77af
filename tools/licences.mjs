// Writes beside bundled scripts which packages they and the fonts come from, with the licence of each: read from what the bundler put into
// its chunks, so that no list can be forgotten.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const installed = join(root, 'node_modules')

/** A licence that is not listed here is read by a person first. */
const KNOWN = ['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'Unlicense', 'OFL-1.1']

/** Licences that name nobody: their text is the same for every package. */
const NAMELESS = ['Unlicense']

/** Packages that only link to their licence: a person has read it there, and its text lies here. */
const LINKED = ['abstract-logging']

const LICENCE_FILE = /^(licen[cs]e|copying|notice)(-\w+)?(\.(md|txt))?$/i

/** The bundler tells here what it contains itself, none of which goes into a page. */
const OWN_PARTS = /^# Licenses of bundled dependencies$[\s\S]*/m

/** Some tell it at the end of their page, whole. */
const SECTION = /^## licen[cs]e\s+((?:(?!^## )[\s\S])*?Permission is hereby granted[\s\S]*?)(?=^## |(?![\s\S]))/im

const toldIn = (page) => (existsSync(page) ? (SECTION.exec(readFileSync(page, 'utf8'))?.[1].trim() ?? null) : null)

const read = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

function textOf(folder, name, licence) {
  const files = readdirSync(folder).filter((name) => LICENCE_FILE.test(name))
  const texts = files.map((name) => readFileSync(join(folder, name), 'utf8').replace(OWN_PARTS, '').trim())
  if (texts.length > 0) return texts.join('\n\n')
  const known = LINKED.includes(name) ? name : NAMELESS.includes(licence) ? licence : null
  if (!known) return toldIn(join(folder, 'README.md'))
  return readFileSync(new URL(`licence-texts/${known}.txt`, import.meta.url), 'utf8').trim()
}

/** What is to be said of a package, or why it cannot be shipped. */
export function noticeOf(folder) {
  const { name, version, license } = read(folder)
  if (!KNOWN.includes(license)) return { kind: 'fault', sentence: `${name} has a licence nobody has read: ${license}.` }
  const text = textOf(folder, name, license)
  if (!text) return { kind: 'fault', sentence: `${name} brings no text of its licence (${license}).` }
  return { kind: 'notice', name, version, licence: license, text }
}

/** The folder of the package that a module comes from; null for our own. The bundler's own modules bear its name. */
export function packageOf(id) {
  const own = /^\0(vite|rolldown)\//.exec(id)
  if (own) return join(installed, own[1])
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1] ?? null
}

const nearest = (name, folder) =>
  [join(folder, 'node_modules', name), join(installed, name)].find((place) => existsSync(place))

/** A package that stays outside comes with all that it needs. */
function withNeeds(folder, found = new Set()) {
  if (found.has(folder)) return found
  found.add(folder)
  for (const name of Object.keys(read(folder).dependencies ?? {})) withNeeds(nearest(name, folder), found)
  return found
}

const nameIn = (imported) => /^(@[^/]+\/)?[^/]+/.exec(imported)[0]

function packagesIn(bundle) {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const inside = chunks.flatMap(({ modules }) => Object.keys(modules).map(packageOf)).filter(Boolean)
  const outside = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((name) => !(name in bundle) && !isBuiltin(name))
  const assets = Object.values(bundle).flatMap(({ type, originalFileNames }) =>
    type === 'asset' ? originalFileNames : [],
  )
  const shipped = assets.map((name) => packageOf(resolve(root, name))).filter(Boolean)
  return [...inside, ...shipped, ...outside.flatMap((name) => [...withNeeds(nearest(nameIn(name), root))])]
}

function written(folders) {
  const notices = folders.map(noticeOf)
  const faults = notices.filter(({ kind }) => kind === 'fault')
  if (faults.length > 0) throw new Error(faults.map(({ sentence }) => sentence).join('\n'))
  const parts = notices
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, version, licence, text }) => `${name} ${version} (${licence})\n\n${text}\n`)
  return `Paddock contains software of others, under these licences.\n\n${parts.join(`\n${'-'.repeat(80)}\n\n`)}`
}

/** A host may not say how the text is encoded; this mark does. */
const UTF_8 = '\uFEFF'

/** `collect` is for bundles inside a bundle, such as workers, whose packages `write` puts into its file too. */
export function licences() {
  const folders = new Set()
  const add = (bundle) => packagesIn(bundle).forEach((folder) => void folders.add(folder))
  return {
    collect: { name: 'licences-collect', generateBundle: (_, bundle) => add(bundle) },
    write: {
      name: 'licences-write',
      generateBundle(_, bundle) {
        add(bundle)
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: UTF_8 + written([...folders]) })
      },
    },
  }
}
