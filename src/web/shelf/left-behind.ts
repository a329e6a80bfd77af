import { keys, readText } from '../browser/shelf-space.ts'
import { laidAside } from './aside.ts'
import { idIn, wholeOf } from './earlier.ts'
import type { Whole } from './row.ts'

/** A table that is not on the shelf because there was no room for it, as a file that can be opened later. */
export interface LeftTable {
  readonly name: string
  readonly text: string
}

/** What still lies in the browser's simple store after the shelf took over what it could. */
export const leftBehind = (): LeftTable[] => [...laidAside(), ...keys().flatMap(earlierUnder)].map(fileOf)

function earlierUnder(key: string): Whole[] {
  const id = idIn(key)
  if (id === null) return []
  const text = readText(key)
  return text === null ? [] : [wholeOf(id, text, 0)]
}

/** What nobody here can read is given away as it is. */
const fileOf = ({ row, log }: Whole): LeftTable => ({
  name: `paddock-table-${row.id}.json`,
  text: row.kind === 'unread' ? row.text : JSON.stringify({ ...Object(row.head.record), log }),
})
