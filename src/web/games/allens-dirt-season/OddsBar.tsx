import type { View } from '../../../games/allens-dirt-season/state.ts'
import type { Odds } from '../../../lab/odds.ts'
import { Button } from '../../ui/Button.tsx'
import { useSay } from '../../words/words.tsx'
import style from './Odds.module.css'
import { say as sentenceOf } from './say.ts'
import { SEASONS, type TitleOdds } from './useOdds.ts'

interface OddsBarProps {
  readonly odds: TitleOdds
  readonly view: View
  readonly isPast: boolean
}

/** Starts and stops the runs, and tells how far they are. */
export function OddsBar({ odds, view, isPast }: OddsBarProps) {
  const say = useSay()
  const isRunning = odds.state === 'running'
  return (
    <div className={style.bar} data-odds={odds.state}>
      <Button
        icon={isRunning ? 'close' : 'dice'}
        onClick={() => (isRunning ? odds.stop() : odds.start(view))}
        className={style.button}
      >
        {say(sentenceOf(isRunning ? 'odds.stop' : 'odds.start'))}
      </Button>
      <span className={style.far}>
        <progress
          max={SEASONS}
          value={odds.known?.games ?? 0}
          aria-label={say(sentenceOf('odds.progress'))}
          data-idle={!isRunning}
        />
        <small>{say(noteOf(odds, isPast))}</small>
      </span>
    </div>
  )
}

function noteOf({ state, known }: TitleOdds, isPast: boolean) {
  if (state === 'failed') return sentenceOf('odds.failed')
  const seasons = known?.games ?? 0
  if (state === 'running') return sentenceOf('odds.running', { seasons, all: SEASONS })
  if (!known) return sentenceOf('odds.about', { all: SEASONS })
  return sentenceOf(isPast ? 'odds.past' : 'odds.done', { seasons })
}

/** One driver's chance, in per cent. */
export function Chance({ odds, driver }: { readonly odds: Odds | null; readonly driver: number }) {
  const say = useSay()
  if (!odds) return <span className={style.chance}>–</span>
  const { chance, interval } = odds.chances[driver]!
  const [low, high] = interval
  return (
    <span className={style.chance}>
      <b>{perCent(chance)}</b>
      <small>
        <span aria-hidden="true">
          {perCent(low)}–{perCent(high)}
        </span>
        <span className="unseen">{say(sentenceOf('odds.interval', { low: perCent(low), high: perCent(high) }))}</span>
      </small>
    </span>
  )
}

/** In tenths where there are few, and neither 0 nor 100 unless it is. */
function perCent(share: number): string {
  if (share > 0 && share < FEW) return Math.max(0.1, 100 * share).toFixed(1)
  return (share < 1 ? Math.min(99, 100 * share) : 100).toFixed(0)
}

const FEW = 0.0995
