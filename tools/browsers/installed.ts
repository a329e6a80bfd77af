import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { install, mayInstall } from '../debian.mjs'
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

/** Finds a browser, or else installs it where that is allowed; null if it is still not there. */
export const visitorOf = (kind: Kind, allowed = mayInstall()): Begin | null =>
  kind.find() ?? (allowed && install(...kind.packages) ? kind.find() : null)

/** What to do for a browser that is not there, in one sentence. */
export const howToGet = ({ name, packages }: Kind): string =>
  `${name} is not installed: on Debian run \`sudo apt-get install ${packages.join(' ')}\`.`
