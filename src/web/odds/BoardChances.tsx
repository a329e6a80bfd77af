import { type ReactNode, useMemo } from 'react'
import { type Chances, KnowChances } from '../games/chances.ts'
import { bestOf, isBest, NOTHING } from './odds.ts'
import { useOddsShown } from './shown.ts'
import { useTelling } from './telling.ts'

const nothing = () => NOTHING
const never = () => () => undefined

/** Tells the board inside what the odds are. */
export function BoardChances({ children }: { readonly children: ReactNode }) {
  const odds = useOddsShown()
  const { brief, full } = useTelling()
  const chances = useMemo((): Chances => {
    const reading = odds?.reading ?? nothing
    const of: Chances['of'] = (moves) => {
      const found = bestOf(reading(), moves)
      if (!found) return null
      const best = isBest(reading(), found.actions)
      return { brief: brief(found.chance), said: full(found.chance, best), worth: found.chance.worth, isBest: best }
    }
    return { subscribe: odds?.subscribe ?? never, reading, of }
  }, [odds, brief, full])
  return <KnowChances value={chances}>{children}</KnowChances>
}
