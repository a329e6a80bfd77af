import { createContext, type ReactNode, use, useContext, useDeferredValue, useMemo } from 'react'
import type { Risks } from '../../engine/risk.ts'
import type { Words } from '../../engine/sentence.ts'
import type { Play } from '../games/play.ts'
import { guideWords } from '../words/catalogues.ts'
import { Speaker, useLanguage } from '../words/words.tsx'

const known = new Map<string, Promise<Risks | null>>()

/** What a game tells of risks; null where it tells nothing or cannot be loaded. */
function risksFor({ game, risks }: Play): Promise<Risks | null> {
  const found = known.get(game.id) ?? (risks ? risks().catch(() => null) : Promise.resolve(null))
  known.set(game.id, found)
  return found
}

const Told = createContext<Risks | null>(null)

/** What the game tells of risks, inside of what speaks of them. */
export const useRisks = (): Risks | null => useContext(Told)

interface RiskSpokenProps {
  /** Null where nobody speaks of risks. */
  readonly play: Play | null
  readonly children: ReactNode
}

const NOTHING: Words = {}

/** Inside, the game's risks are understood too. */
export function RiskSpoken({ play, children }: RiskSpokenProps) {
  const language = useLanguage()
  const risks = play && use(risksFor(play))
  const own = risks && language !== 'en' ? use(guideWords(language, `risks of ${play!.game.id}`, risks)) : NOTHING
  const words = useMemo(() => ({ ...risks?.words, ...own }), [risks, own])
  return (
    <Speaker words={words}>
      <Told value={risks}>{children}</Told>
    </Speaker>
  )
}

/** The same, but what stands inside never waits: until the game's words are there nothing is told of risks. */
export function RiskSpokenSoon({ play, children }: RiskSpokenProps) {
  return <RiskSpoken play={useDeferredValue(play, null)}>{children}</RiskSpoken>
}
