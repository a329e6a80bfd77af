import { Suspense } from 'react'
import type { Play } from '../games/play.ts'
import { change, useSettings } from '../settings/settings.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { PartSpoken, useSay, useStory, useWords } from '../words/words.tsx'
import { Bar, Star } from './Bar.tsx'
import style from './Odds.module.css'
import { best, isBest, type Judged, keyOf, type Odds, type Reading } from './odds.ts'
import { RiskSpoken, useRisks } from './RiskSpoken.tsx'
import { isExact, reasonsIn } from './reason.ts'
import { useAdvised, useReading } from './shown.ts'
import { useTelling } from './telling.ts'
import { WORDS } from './words.ts'

interface AdviceProps {
  readonly odds: Odds
  readonly play: Play
  readonly onClose: () => void
}

/** What the strongest player would do, and why; what all else is worth; and whether to see that all the time. */
export function Advice({ odds, play, onClose }: AdviceProps) {
  const words = useWords()
  return (
    <Dialog title={words('web.odds.advice')} onClose={onClose}>
      <Suspense>
        <PartSpoken part="odds" english={WORDS}>
          <RiskSpoken play={play}>
            <Counsel reading={useReading(odds)} />
          </RiskSpoken>
        </PartSpoken>
      </Suspense>
    </Dialog>
  )
}

function Counsel({ reading }: { readonly reading: Reading }) {
  const words = useWords()
  const { odds } = useSettings()
  return (
    <div className={style.advice} data-advice={reading.isDone ? 'done' : 'thinking'}>
      {reading.decision ? <Moves reading={reading} /> : <p>{words('odds.not-now')}</p>}
      <Button icon="odds" onClick={() => change({ odds: !odds })}>
        {words(odds ? 'odds.hide' : 'odds.show')}
      </Button>
      <p className={style.note}>{words(isExact(reading) ? 'odds.note.exact' : 'odds.note')}</p>
    </div>
  )
}

/** More than these nobody compares. */
const MOST = 8

interface MovesProps {
  readonly reading: Reading
  /** The move that somebody took, by its key. */
  readonly taken?: string
}

/** What is best and why, and what all else is worth, the best first. */
export function Moves({ reading, taken }: MovesProps) {
  const words = useWords()
  const say = useSay()
  const story = useStory()
  const advised = useAdvised(reading)
  const told = useRisks()
  const [first, ...others] = best(reading, MOST)
  const count = reading.decision!.moves.length
  return (
    <>
      <p className={style.choice} role="status">
        {reading.isDone && first ? (
          <>
            <strong>
              <Star /> {say(first.move.meaning)}
            </strong>
            {story(reasonsIn(advised, told))}
          </>
        ) : (
          words('odds.thinking')
        )}
      </p>
      <ol className={style.moves}>
        {[...(first ? [first] : []), ...others].map((judged) => (
          <Move
            key={keyOf(judged.move.actions)}
            reading={reading}
            isTaken={keyOf(judged.move.actions) === taken}
            {...judged}
          />
        ))}
      </ol>
      {reading.isDone && count > MOST && <p className={style.note}>{words('odds.more', { count: count - MOST })}</p>}
    </>
  )
}

interface MoveProps extends Judged {
  readonly reading: Reading
  readonly isTaken: boolean
}

function Move({ reading, move, chance, isTaken }: MoveProps) {
  const say = useSay()
  const words = useWords()
  const { short, full, risks } = useTelling()
  const isFirst = isBest(reading, move.actions)
  const told = risks(reading.risks.get(keyOf(move.actions)) ?? [])
  return (
    <li data-taken={isTaken || undefined}>
      <span>
        {say(move.meaning)} {isTaken && <em className={style.taken}>{words('odds.taken')}</em>}
      </span>
      <span className={style.percent} aria-hidden="true">
        {isFirst && <Star />} {short(chance)}
      </span>
      <span className="unseen">{full(chance, isFirst)}</span>
      <Bar chance={chance} />
      {told && <small>{told}</small>}
    </li>
  )
}
