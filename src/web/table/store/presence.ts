import type { Trouble } from '../../browser/trouble.ts'
import { onLeaving } from '../../browser/unsaved.ts'
import { Pen } from './pen.ts'
import type { SavedTable } from './record.ts'
import { find, isKeyOf } from './saved.ts'

/** What a table hears of the page it is shown in and of other tabs. */
export interface Present {
  readonly id: string
  save(): Trouble | null
  /** Saves what waits: the page may be thrown away any time after it was hidden, and then gets no other word. */
  flush(): void
  /** The same table was played on in another tab. */
  elsewhere(saved: SavedTable): void
  /** Whether this is the tab that acts for bots and dice. */
  drives(isHeld: boolean): void
}

/** From now on the table hears of its page, until the answer is called. */
export function attend(table: Present): () => void {
  const pen = new Pen(`paddock.table.${table.id}`, table.drives)
  const saved = onLeaving(() => table.save())
  const hidden = () => {
    table.flush()
    pen.take()
  }
  const stored = ({ key, newValue }: StorageEvent) => {
    if (!isKeyOf(key, table.id) || newValue === null) return
    // What is kept now: this tab may have written after that one.
    const found = find(table.id)
    if (found.kind === 'table') table.elsewhere(found.saved)
  }
  window.addEventListener('storage', stored)
  window.addEventListener('pagehide', table.flush)
  document.addEventListener('visibilitychange', hidden)
  pen.take()
  return () => {
    saved()
    window.removeEventListener('storage', stored)
    window.removeEventListener('pagehide', table.flush)
    document.removeEventListener('visibilitychange', hidden)
    pen.drop()
  }
}
