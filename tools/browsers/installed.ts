import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { Visitor } from './visitor.ts'

type Begin = () => Promise<Visitor>

/** A browser that people have, and how it comes onto this machine. */
export interface Kind {
  readonly name: string
  /** Debian's packages. */
  readonly packages: readonly string[]
  /** How to begin a visit; null while something is missing. */
  find(): Begin | null
}

export function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

export function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

const mayInstall = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

function apt(...words: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', words, { stdio: ['ignore', 'ignore', 2], env }).status === 0
}

function install({ name, packages }: Kind): boolean {
  console.error(`No ${name} found: installing ${packages.join(' ')} …`)
  return apt('update') && apt('install', '-y', '--no-install-recommends', ...packages)
}

/** Finds a browser, or else installs it where that is allowed; null if it is still not there. */
export const visitorOf = (kind: Kind, allowed = mayInstall()): Begin | null =>
  kind.find() ?? (allowed && install(kind) ? kind.find() : null)

/** What to do for a browser that is not there, in one sentence. */
export const howToGet = ({ name, packages }: Kind): string =>
  `${name} is not installed: on Debian run \`sudo apt-get install ${packages.join(' ')}\`.`
