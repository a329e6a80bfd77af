import { existsSync, readFileSync } from 'node:fs'
import { chancesKept, type Values } from '../engine/exact.ts'
import type { Game, Table } from '../engine/game.ts'
import { same } from '../engine/values.ts'
import { Complaint, EXIT } from './complaint.ts'
import { fileName, reasoned } from './files.ts'
import { replaceContent } from './writing.ts'

const FORMAT = 'paddock-values'

/** What the values in a file belong to: its first line. Behind it they follow as eight bytes each, the lowest first. */
interface Head {
  readonly format: typeof FORMAT
  readonly game: string
  readonly rulesVersion: number
  readonly table: Table<object>
  readonly states: number
}

export const headOf = ({ id, rulesVersion }: Game, table: Table<object>, states: number): Head => ({
  format: FORMAT,
  game: id,
  rulesVersion,
  table,
  states,
})

export function saveValues(path: string, head: Head, values: Values): void {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
  replaceContent(path, Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), bytes]))
}

/** The values of an earlier run at the same table; null where there is no file yet. */
export function savedValues(path: string, head: Head): Values | null {
  return reasoned(path, () => {
    if (!existsSync(path)) return null
    const bytes = readFileSync(path)
    const end = bytes.indexOf('\n')
    if (!isHead(bytes.subarray(0, end).toString(), head)) throw foreign(path)
    const rest = Uint8Array.from(bytes.subarray(end + 1))
    if (rest.length !== bytesOf(head)) throw foreign(path)
    return checked(path, new Float64Array(rest.buffer))
  })
}

const bytesOf = ({ table, states }: Head): number => states * chancesKept(table) * Float64Array.BYTES_PER_ELEMENT

function isHead(line: string, head: Head): boolean {
  try {
    return same(JSON.parse(line), JSON.parse(JSON.stringify(head)))
  } catch {
    return false
  }
}

function checked(path: string, values: Values): Values {
  if (!values.every((value) => value >= 0 && value <= 1)) throw foreign(path)
  return values
}

const foreign = (path: string): Complaint =>
  new Complaint(EXIT.invalid, `${fileName(path)}: This file does not hold the values of this game, board and options.`)
