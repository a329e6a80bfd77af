import type { ComponentType } from 'react'
import type { Manifest } from '../../games/manifest.ts'
import type { Library } from '../../protocol/record.ts'
import type { Play } from './play.ts'
import type { Sleeve } from './sleeve.ts'
import type { Tale } from './tale.ts'

/** A game on the shelf: enough for the home page; the rest comes when somebody opens the box. */
export interface Box {
  readonly id: string
  readonly seats: { readonly least: number; readonly most: number }
  readonly Cover: ComponentType
  readonly sleeve: Sleeve
  open(): Promise<Play>
  /** What can be told of a game that is over; null where that cannot be loaded, for a result is shown without. */
  tale(): Promise<Tale | null>
}

const boards = import.meta.glob<{ play: Play }>(['./*/Board.tsx', '!./generic/*'])
const examples = import.meta.glob<Manifest>('../../../examples/*/index.ts', { import: 'manifest' })
const covers = import.meta.glob<{ Cover: ComponentType }>('./*/Cover.tsx', { eager: true })
const sleeves = import.meta.glob<Sleeve>('./*/sleeve.ts', { import: 'sleeve', eager: true })

/** Every registered game that has a board and a cover, and the examples, which share one. */
export const BOXES: readonly Box[] = __SHELF__.flatMap((known) => {
  const load = playOf(known.id)
  const cover = covers[`./${known.id}/Cover.tsx`] ?? covers['./generic/Cover.tsx']
  const sleeve = sleeves[`./${known.id}/sleeve.ts`] ?? sleeves['./generic/sleeve.ts']
  if (!load || !cover || !sleeve) return []
  const open = once(load)
  return [{ ...known, Cover: cover.Cover, sleeve, open, tale: once(() => taleIn(open)) }]
})

/** A game's own board, or else the generic one. */
function playOf(id: string): (() => Promise<Play>) | null {
  const board = boards[`./${id}/Board.tsx`]
  if (board) return async () => (await board()).play
  const example = examples[`../../../examples/${id}/index.ts`]
  return example ? () => plainPlay(example()) : null
}

async function plainPlay(loading: Promise<Manifest>): Promise<Play> {
  const [manifest, generic] = await Promise.all([loading, import('./generic/Board.tsx')])
  return generic.playOf(manifest, manifest.plain!)
}

const taleIn = async (open: Box['open']): Promise<Tale | null> => (await open()).tale().catch(() => null)

/** Asking again gives the same promise; after a failure the next one tries again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null
  return () => {
    loading ??= load().catch((reason) => {
      loading = null
      throw reason
    })
    return loading
  }
}

/** The games as those who read matches want them. */
export const LIBRARY: Library = {
  ids: BOXES.map(({ id }) => id),
  find: (id) => boxOf(id)!.open(),
}

export const boxOf = (id: string): Box | undefined => BOXES.find((box) => box.id === id)
