import { keys, readText, remove } from '../browser/shelf-space.ts'
import { BROWSER_ASIDE, laidAside } from './aside.ts'
import { BrowserStore } from './browser-store.ts'
import { idIn, keyOf, wholeOf } from './earlier.ts'
import { firstRevision } from './guard.ts'
import { MemoryStore } from './memory-store.ts'
import { News, SILENT } from './news.ts'
import type { Whole } from './row.ts'
import { Shelf } from './shelf.ts'

/** A shelf that lives as long as the page, and that no other window sees. */
export const memoryShelf = (): Shelf => new Shelf(new MemoryStore(), new News(SILENT))

/**
 * The shelf of this browser. What was kept the earlier way comes first, so that whoever asks finds it; what a tab with an
 * earlier page still writes follows when it is written.
 */
export function openShelf(): Shelf {
  const shelf = new Shelf(new BrowserStore(), new News(new BroadcastChannel('paddock.shelf')), BROWSER_ASIDE)
  for (const table of laidAside()) putBack(shelf, table)
  for (const key of keys()) takeOverFrom(shelf, key)
  window.addEventListener('storage', ({ key }) => key !== null && takeOverFrom(shelf, key))
  return shelf
}

/** A page went away while it made room. */
async function putBack(shelf: Shelf, table: Whole): Promise<void> {
  if (await shelf.takeOver(table)) BROWSER_ASIDE.drop(table.row.id)
}

async function takeOverFrom(shelf: Shelf, key: string): Promise<void> {
  const id = idIn(key)
  if (id === null) return
  const text = readText(key)
  if (text === null) return
  const isTaken = await shelf.takeOver(wholeOf(id, text, firstRevision()))
  // Written again meanwhile, it is told of again.
  if (isTaken && readText(keyOf(id)) === text) remove(keyOf(id))
}
