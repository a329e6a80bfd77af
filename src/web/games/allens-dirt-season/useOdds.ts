import { useEffect, useRef, useState } from 'react'
import { isPerson, type Sitter } from '../../../engine/sitter.ts'
import type { View } from '../../../games/allens-dirt-season/state.ts'
import type { Odds } from '../../../lab/odds.ts'
import type { TitleQuestion } from './title-runs.ts'

/** As many as `paddock season standings --odds` runs. */
export const SEASONS = 1000

/** Who drives for people: a good house driver. */
const STAND_IN = 'club'

export interface TitleOdds {
  /** The moment they are about. */
  readonly about: View | null
  readonly known: Odds | null
  readonly state: 'none' | 'running' | 'done' | 'failed'
  start(view: View): void
  stop(): void
}

const NOTHING = { about: null, known: null, state: 'none' } as const

/** Chances of the title from a moment on, run beside the page. A run that is stopped leaves what is known by then. */
export function useOdds(sitters: readonly Sitter[]): TitleOdds {
  const [known, setKnown] = useState<Pick<TitleOdds, 'about' | 'known' | 'state'>>(NOTHING)
  const worker = useRef<Worker | null>(null)
  useEffect(() => () => worker.current?.terminate(), [])
  const start = (view: View) => {
    worker.current?.terminate()
    setKnown({ about: view, known: null, state: 'running' })
    worker.current = startWorker(questionOf(view, sitters), {
      tell: (known) => setKnown({ about: view, known, state: known.games < SEASONS ? 'running' : 'done' }),
      fail: () => setKnown({ about: view, known: null, state: 'failed' }),
    })
  }
  const stop = () => {
    worker.current?.terminate()
    setKnown((before) => ({ ...before, state: before.known ? 'done' : 'none' }))
  }
  return { ...known, start, stop }
}

const questionOf = (view: View, sitters: readonly Sitter[]): TitleQuestion => ({
  view,
  levels: sitters.map((sitter) => (isPerson(sitter) ? STAND_IN : sitter.player)),
  seasons: SEASONS,
  seed: crypto.getRandomValues(new Uint32Array(1))[0]!,
})

interface Listener {
  tell(odds: Odds): void
  fail(): void
}

function startWorker(question: TitleQuestion, { tell, fail }: Listener): Worker | null {
  try {
    const worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<Odds>) => tell(data)
    worker.onerror = (event) => {
      event.preventDefault()
      fail()
    }
    worker.postMessage(question)
    return worker
  } catch {
    fail()
    return null
  }
}
