import { Suspense } from 'react'
import type { WholeMove } from '../../engine/ends.ts'
import type { Play } from '../games/play.ts'
import { useSay, useWords } from '../words/words.tsx'
import { Star } from './Bar.tsx'
import style from './Odds.module.css'
import { best, type Judged, keyOf, type Odds, type Reading } from './odds.ts'
import { RiskSpoken } from './RiskSpoken.tsx'
import { useReading } from './shown.ts'
import { useTelling } from './telling.ts'

interface RiskLineProps {
  readonly odds: Odds
  readonly play: Play
  /** The moves that the bar lists; of the others the board takes care. */
  readonly listed: readonly WholeMove[]
}

/** What may come of the move that is pointed at, or else of the first worth a word, in room that is kept for it. */
export function RiskLine({ odds, play, listed }: RiskLineProps) {
  return (
    <p className={style.line} data-risks>
      <Suspense>
        <RiskSpoken play={play}>
          <span>
            <Told reading={useReading(odds)} listed={listed} />
          </span>
        </RiskSpoken>
      </Suspense>
    </p>
  )
}

function Told({ reading, listed }: { readonly reading: Reading; readonly listed: readonly WholeMove[] }) {
  const say = useSay()
  const words = useWords()
  const { short, risks } = useTelling()
  const elsewhere = bestElsewhere(reading, listed)
  const move = elsewhere?.move ?? worthAWord(reading)
  if (!move) return null
  const told = risks(reading.risks.get(keyOf(move.actions)) ?? [])
  if (elsewhere)
    return (
      <>
        <Star /> {words('web.odds.move', { move: say(move.meaning), chance: short(elsewhere.chance) })} {told}
      </>
    )
  return words('web.odds.risks', { move: say(move.meaning), risks: told })
}

/** The best move, if only the board offers it. */
function bestElsewhere(reading: Reading, listed: readonly WholeMove[]): Judged | null {
  const [first] = reading.isDone && !reading.looked ? best(reading, 1) : []
  const isListed = ({ move }: Judged) => listed.some(({ actions }) => keyOf(actions) === keyOf(move.actions))
  return first && !isListed(first) ? first : null
}

/** The move that is pointed at, or the best, or the first of which there is anything to tell. */
function worthAWord(reading: Reading): WholeMove | undefined {
  const moves = reading.decision?.moves ?? []
  const hasRisks = ({ actions }: WholeMove) => (reading.risks.get(keyOf(actions))?.length ?? 0) > 0
  const [first] = reading.isDone ? best(reading, 1) : []
  const looked = moves.find(({ actions }) => keyOf(actions) === reading.looked)
  return [looked, first?.move, ...moves].find((move) => move && hasRisks(move))
}
