import { lazy, Suspense, useEffect, useId, useState } from 'react'
import { type Match, openMatch } from '../../protocol/match.ts'
import { LIBRARY } from '../games/index.ts'
import type { TableStore } from '../table/store/table-store.ts'
import { useWords } from '../words/words.tsx'
import style from './Dice.module.css'

const FairCheck = lazy(() => import('../fair/FairCheck.tsx').then(({ FairCheck }) => ({ default: FairCheck })))

/** Where somebody promised that the dice were fixed: whether they were. */
export function Fairness({ store }: { readonly store: TableStore }) {
  const words = useWords()
  const heading = useId()
  const match = useProven(store)
  if (!match) return null
  return (
    <section aria-labelledby={heading} className={style.dice}>
      <h3 id={heading}>{words('end.fair')}</h3>
      <Suspense fallback={null}>
        <FairCheck match={match} />
      </Suspense>
    </section>
  )
}

/** The match as whoever looks may have it, if it has a proof. */
function useProven(store: TableStore): Match | null {
  const [match, setMatch] = useState<Match | null>(null)
  useEffect(() => {
    let isWanted = true
    provenOf(store).then((found) => isWanted && setMatch(found))
    return () => {
      isWanted = false
    }
  }, [store])
  return match
}

async function provenOf(store: TableStore): Promise<Match | null> {
  const record = await store.record()
  const opened = record.proof ? await openMatch(record, LIBRARY) : null
  return opened?.ok ? opened.match : null
}
