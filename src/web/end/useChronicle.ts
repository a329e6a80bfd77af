import { useEffect, useState } from 'react'
import type { Story } from '../../table/story.ts'
import type { Tale } from '../games/tale.ts'
import type { TableStore } from '../table/store/table-store.ts'
import { type Chronicle, Chronicler } from './chronicle.ts'

/** How long the page may be kept from being drawn, in milliseconds. */
const SLICE = 12

const known = new WeakMap<TableStore, { readonly told: number; readonly chronicle: Chronicle }>()

const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

interface Reading {
  readonly store: TableStore
  readonly told: Story
  readonly tale: Tale
  isWanted(): boolean
  /** How much of the game has been read, from 0 to 1. */
  onShare(share: number): void
}

/** Reads a game from beginning to end; null where nobody wants to know any more. */
async function read({ store, told, tale, isWanted, onShare }: Reading): Promise<Chronicle | null> {
  const chronicler = new Chronicler(tale, (await store.moment(-1)).view)
  let since = performance.now()
  for (let index = 0; index < told.length && isWanted(); index++) {
    chronicler.read(told.at(index)!.entry, (await store.moment(index)).view)
    if (performance.now() - since < SLICE) continue
    onShare(index / told.length)
    await breath()
    since = performance.now()
  }
  return isWanted() ? chronicler.chronicle() : null
}

/** All of a finished game; until it is read, how much of it is, from 0 to 1. */
export function useChronicle(store: TableStore, told: Story, tale: Tale): Chronicle | number {
  const before = known.get(store)
  const [found, setFound] = useState<Chronicle | number>(before?.told === told.length ? before.chronicle : 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reading itself changes `found`
  useEffect(() => {
    if (typeof found !== 'number') return
    let isWanted = true
    read({ store, told, tale, isWanted: () => isWanted, onShare: setFound }).then((chronicle) => {
      if (!chronicle) return
      known.set(store, { told: told.length, chronicle })
      setFound(chronicle)
    })
    return () => {
      isWanted = false
    }
  }, [store, told, tale])
  return found
}
