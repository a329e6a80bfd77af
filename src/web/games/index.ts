import type { ComponentType } from 'react'
import type { Manifest } from '../../games/manifest.ts'
import type { Library } from '../../protocol/record.ts'
import type { Play } from './play.ts'
import type { Tale } from './tale.ts'

/** A game on the shelf: enough for the home page; the rest comes when somebody opens the box. */
export interface Box {
  readonly id: string
  readonly seats: { readonly least: number; readonly most: number }
  readonly Cover: ComponentType
  open(): Promise<Play>
  /** What can be told of a game that is over; null where that cannot be loaded, for a result is shown without. */
  tale(): Promise<Tale | null>
}

const boards = import.meta.glob<{ play: Play }>(['./*/Board.tsx', '!./generic/*'])
const manifests = import.meta.glob<Manifest>(['../../games/*/index.ts', '../../../examples/*/index.ts'], {
  import: 'manifest',
})
const covers = import.meta.glob<{ Cover: ComponentType }>('./*/Cover.tsx', { eager: true })

/** Every registered game that has a board of its own, or tells enough for the one that all others share. */
export const BOXES: readonly Box[] = __SHELF__.flatMap(({ id, seats, isPlain }) => {
  const own = boards[`./${id}/Board.tsx`]
  if (!own && !isPlain) return []
  const { Cover } = (covers[`./${id}/Cover.tsx`] ?? covers['./generic/Cover.tsx'])!
  const open = once(own ? async () => (await own()).play : () => plainPlay(id))
  return [{ id, seats, Cover, open, tale: once(() => taleIn(open)) }]
})

async function plainPlay(id: string): Promise<Play> {
  const load = manifests[`../../games/${id}/index.ts`] ?? manifests[`../../../examples/${id}/index.ts`]
  const [manifest, { playOf }] = await Promise.all([load!(), import('./generic/Board.tsx')])
  return playOf(manifest, manifest.plain!)
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
