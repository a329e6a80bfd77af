import { type MouseEvent, useEffect, useState } from 'react'
import type { Seat } from '../../engine/seat.ts'
import type { LeftTable } from '../shelf/left-behind.ts'
import type { UnreadTable } from '../shelf/row.ts'
import type { Listed } from '../table/store/tables.ts'

export interface Tables {
  /** The latest first. */
  readonly running: readonly Listed[]
  readonly finished: readonly Listed[]
  readonly unread: readonly UnreadTable[]
  /** What found no room on the shelf. */
  readonly left: readonly LeftTable[]
}

export type Remove = (id: string) => (event: MouseEvent) => void

const NOTHING: Tables = { running: [], finished: [], unread: [], left: [] }

const tablesOfBrowser = () => import('../table/store/tables.ts')

async function allTables(): Promise<Tables> {
  const { tables, ...others } = await (await tablesOfBrowser()).allTables()
  const [running, finished] = [false, true].map((isEnded) => tables.filter(({ isOver }) => isOver === isEnded))
  return { running: running!, finished: finished!, ...others }
}

/** What this browser keeps; null until it is known. */
export function useTables() {
  const [tables, setTables] = useState<Tables | null>(null)
  useEffect(() => {
    let isHere = true
    const look = () =>
      allTables()
        .catch(() => NOTHING)
        .then((found) => isHere && setTables(found))
    look()
    const watching = tablesOfBrowser().then(({ watchTables }) => watchTables(look))
    return () => {
      isHere = false
      watching.then((unwatch) => unwatch())
    }
  }, [])
  const remove: Remove = (id) => (event) => {
    event.preventDefault()
    setTables((before) => before && without(before, id))
    tablesOfBrowser().then(({ removeTable }) => removeTable(id))
  }
  const save = () => tablesOfBrowser().then(({ giveLeft }) => giveLeft(tables?.left ?? []))
  return { tables, remove, save }
}

function without({ running, finished, unread, left }: Tables, id: string): Tables {
  const isOther = (table: { readonly id: string }) => table.id !== id
  return { running: running.filter(isOther), finished: finished.filter(isOther), unread: unread.filter(isOther), left }
}

/** Who is to act at a table; null until that is known, or where nobody can tell. */
export function useSeatDue({ id }: Listed): Seat | null {
  const [due, setDue] = useState<Seat | null>(null)
  useEffect(() => {
    let isHere = true
    const look = async () => (await tablesOfBrowser()).seatDue(id)
    look()
      .catch(() => null)
      .then((seat) => isHere && setDue(seat))
    return () => {
      isHere = false
    }
  }, [id])
  return due
}
