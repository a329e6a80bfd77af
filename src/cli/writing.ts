import { randomUUID } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fsyncSync,
  lstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, resolve } from 'node:path'
import { misused } from './complaint.ts'
import { reasoned, STANDARD_INPUT } from './files.ts'

/** Complains of a place that cannot be written, before anybody works for what could not be kept. */
export function checkPlace(path: string): void {
  checkPath(path)
  reasoned(path, () => (isFileOrNothing(path) ? tryAside(targetOf(path)) : closeSync(openSync(path, 'r+'))))
}

/** A new file never takes the place of another. */
export function createText(path: string, text: string): void {
  checkPath(path)
  reasoned(path, () => {
    closeSync(openSync(path, 'wx'))
    try {
      moveInPlace(path, text)
    } catch (error) {
      rmSync(path, { force: true })
      throw error
    }
  })
}

/** Takes the place of a file, and keeps its mode and the links to it. What is no file, as a device, is written to. */
export function replaceContent(path: string, content: string | Uint8Array): void {
  checkPath(path)
  reasoned(path, () => {
    if (isFileOrNothing(path)) moveInPlace(targetOf(path), content)
    else writeFileSync(path, content)
  })
}

const isFileOrNothing = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isFile() ?? true

function checkPath(path: string): void {
  if (path === STANDARD_INPUT || path === '') throw misused(`${path || "''"}: Here a file is needed.`)
}

/** Where a link leads, also to a file that is not there yet. */
export function targetOf(path: string): string {
  if (statSync(path, { throwIfNoEntry: false })) return realpathSync(path)
  const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  return resolve(isLink ? resolve(dirname(path), readlinkSync(path)) : path)
}

/** Written aside, on the disk, and then moved: a file is never half a file, whatever happens. */
function moveInPlace(target: string, content: string | Uint8Array): void {
  const aside = asideOf(target)
  try {
    writeDurably(aside, content, statSync(target, { throwIfNoEntry: false })?.mode)
    renameSync(aside, target)
  } finally {
    rmSync(aside, { force: true })
  }
}

/** An empty file, only for a moment. */
function tryAside(target: string): void {
  const aside = asideOf(target)
  closeSync(openSync(aside, 'wx'))
  rmSync(aside)
}

const asideOf = (target: string): string => `${target}.${randomUUID().slice(0, 8)}.new`

function writeDurably(path: string, content: string | Uint8Array, mode: number | undefined): void {
  const file = openSync(path, 'wx')
  try {
    if (mode !== undefined) fchmodSync(file, mode & 0o7777)
    writeFileSync(file, content)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}
