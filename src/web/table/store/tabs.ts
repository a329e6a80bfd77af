import type { Trouble } from '../../browser/trouble.ts'
import { onLeaving } from '../../browser/unsaved.ts'
import type { Shelf } from '../../shelf/shelf.ts'
import { Pen } from './pen.ts'

/** What a table hears of the page it is shown in and of other tabs. */
export interface Present {
  readonly id: string
  readonly shelf: Shelf
  /** What stands in the way of keeping it, when all that can be kept is. */
  settled(): Promise<Trouble | null>
  /** The same table was played on in another tab. */
  elsewhere(): void
  /** Whether this is the tab that acts for bots and dice. */
  drives(isHeld: boolean): void
}

/** From now on the table hears of its page, until the answer is called. */
export function attend(table: Present): () => void {
  const pen = new Pen(`paddock.table.${table.id}`, table.drives)
  const leaving = onLeaving(() => table.settled())
  const unwatch = table.shelf.watch(table.id, table.elsewhere)
  document.addEventListener('visibilitychange', pen.take)
  pen.take()
  return () => {
    leaving()
    unwatch()
    document.removeEventListener('visibilitychange', pen.take)
    pen.drop()
  }
}
