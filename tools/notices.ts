import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Plugin } from 'vite'

const NOTICES = 'notices.txt'

const IN_PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//

/** The folder of the package that a file belongs to; null for our own. */
const packageOf = (file: string): string | null => IN_PACKAGE.exec(resolve(file).replaceAll('\\', '/'))?.[1] ?? null

/** A package that asks for no notice has none to give. */
function noticeOf(folder: string): string | null {
  const file = readdirSync(folder).find((name) => /^licen[cs]e/i.test(name))
  if (!file) return null
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return `${name} ${version}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`
}

/** One text with the licence of every package that a part of the page or one of its fonts comes from. */
function noticesFor(files: readonly string[]): string {
  const folders = new Set(files.map(packageOf).filter((folder) => folder !== null))
  const texts = [...folders].sort().map(noticeOf)
  return texts.filter((text) => text !== null).join(`\n${'-'.repeat(80)}\n\n`)
}

export const notices: Plugin = {
  name: 'paddock-notices',
  apply: 'build',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
    )
    this.emitFile({ type: 'asset', fileName: NOTICES, source: noticesFor(files) })
  },
}
