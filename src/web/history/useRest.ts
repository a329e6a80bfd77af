import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { boxOf } from '../games/index.ts'
import { allTables } from '../table/store/tables.ts'
import type { PlayedGame } from './played.ts'
import { Rest, type RestProgress } from './rest.ts'
import { jobFor } from './rest-jobs.ts'

/** A longer log takes minutes: whole seasons are reviewed race by race, on a page of their own. */
const MOST_ENTRIES = 4000

/** The ids of tables that are there and not too long; null before that is known. */
function useReviewable(): ReadonlySet<string> | null {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  useEffect(() => {
    let isHere = true
    allTables().then(({ tables }) => {
      const fitting = tables.filter(({ length }) => length <= MOST_ENTRIES)
      if (isHere) setIds(new Set(fitting.map(({ id }) => id)))
    })
    return () => {
      isHere = false
    }
  }, [])
  return ids
}

export interface RestControls {
  readonly progress: RestProgress
  /** The games that can be reviewed, and how many cannot. */
  readonly left: readonly PlayedGame[]
  readonly gone: number
  start(): void
  stop(): void
}

/** Reviews what is not reviewed yet, for as long as the page is open. */
export function useRest(games: readonly PlayedGame[], onReviewed: () => void): RestControls {
  const reviewable = useReviewable()
  const latest = useRef({ games, onReviewed })
  useEffect(() => {
    latest.current = { games, onReviewed }
  })
  const rest = useMemo(() => new Rest((id) => jobOf(id, latest)), [])
  useEffect(() => rest.stop, [rest])
  const progress = useSyncExternalStore(rest.subscribe, rest.progress)
  const open = games.filter(({ review }) => !review)
  const left = open.filter(({ id, game }) => reviewable?.has(id) && boxOf(game))
  return {
    progress,
    left,
    gone: reviewable ? open.length - left.length : 0,
    start: () => void rest.start(left.map(({ id }) => id)),
    stop: rest.stop,
  }
}

interface Latest {
  readonly current: { readonly games: readonly PlayedGame[]; readonly onReviewed: () => void }
}

async function jobOf(id: string, latest: Latest) {
  const played = latest.current.games.find((game) => game.id === id)
  const job = played ? await jobFor(played) : null
  if (!job) return null
  return {
    ...job,
    keep: async (review: Parameters<typeof job.keep>[0]) => {
      await job.keep(review)
      latest.current.onReviewed()
    },
  }
}
