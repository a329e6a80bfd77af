import { useEffect, useState } from 'react'
import type { Tale } from '../games/tale.ts'
import type { TableStore } from '../table/store/store.ts'
import type { Story } from '../../table/story.ts'
import { type Chronicle, Chronicler, type Course } from './chronicle.ts'

/** How long the page may be kept from being drawn, in milliseconds. */
const SLICE = 12

const known = new WeakMap<TableStore, { readonly told: number; readonly chronicle: Chronicle }>()

const courseOf = (store: TableStore, told: Story): Course => ({
  length: told.length,
  entry: (index) => told.at(index)!.entry,
  view: (entries) => store.moment(entries - 1).view,
})

/** All of a finished game; until it is read, how much of it is, from 0 to 1. */
export function useChronicle(store: TableStore, told: Story, tale: Tale): Chronicle | number {
  const before = known.get(store)
  const [read, setRead] = useState<Chronicle | number>(before?.told === told.length ? before.chronicle : 0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the reading itself changes `read`
  useEffect(() => {
    if (typeof read !== 'number') return
    const chronicler = new Chronicler(tale, courseOf(store, told))
    let timer = setTimeout(readOn)
    function readOn() {
      const until = performance.now() + SLICE
      const isDone = chronicler.readOn(() => performance.now() > until)
      setRead(isDone ? keep(store, told, chronicler.chronicle()) : chronicler.share)
      if (!isDone) timer = setTimeout(readOn)
    }
    return () => clearTimeout(timer)
  }, [store, told, tale])
  return read
}

function keep(store: TableStore, told: Story, chronicle: Chronicle): Chronicle {
  known.set(store, { told: told.length, chronicle })
  return chronicle
}
