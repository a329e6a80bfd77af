import { Suspense } from 'react'
import type { WholeMove } from '../../engine/ends.ts'
import type { Play } from '../games/play.ts'
import { useSay, useWords } from '../words/words.tsx'
import { Star } from './Bar.tsx'
import style from './Odds.module.css'
import { keyOf, type Odds, type Reading } from './odds.ts'
import { RiskSpoken } from './RiskSpoken.tsx'
import { useReading } from './shown.ts'
import { useTelling } from './telling.ts'
import { type Moves, pointedOut } from './told.ts'

interface RiskLineProps {
  readonly odds: Odds
  readonly play: Play
  /** The moves that have a button each, on which the one that is told of can be marked. */
  readonly marked: Moves
  /** Shows all of it. */
  readonly onOpen: () => void
}

/** What may come of the move that is pointed at, or else of the first worth a word, in room that is kept for it. */
export function RiskLine({ odds, play, marked, onOpen }: RiskLineProps) {
  return (
    <Suspense>
      <RiskSpoken play={play}>
        <Told reading={useReading(odds)} marked={marked} onOpen={onOpen} />
      </RiskSpoken>
    </Suspense>
  )
}

type ToldProps = Pick<RiskLineProps, 'marked' | 'onOpen'> & { readonly reading: Reading }

function Told({ reading, marked, onOpen }: ToldProps) {
  const textOf = useTextOf(reading)
  const told = pointedOut(reading, marked)
  if (!told) return null
  const text = textOf(told.move, !told.isMarked)
  return (
    <button type="button" className={style.line} title={text} onClick={onOpen} data-risks>
      <span key={text}>
        {told.isBest && <Star />} {text}
      </span>
    </button>
  )
}

/** Of a move that is marked elsewhere only the figures; of others their names too. */
function useTextOf(reading: Reading) {
  const say = useSay()
  const words = useWords()
  const { short, risks } = useTelling()
  return ({ actions, meaning }: WholeMove, isNamed: boolean): string => {
    const chance = reading.chances.get(keyOf(actions))
    const told = risks(reading.risks.get(keyOf(actions)) ?? [])
    if (!isNamed) return told
    const move = say(meaning)
    return chance
      ? words('web.odds.move', { move, chance: short(chance), risks: told })
      : words('web.odds.risks', { move, risks: told })
  }
}
