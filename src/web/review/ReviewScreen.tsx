import { useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { keepsSecrets, wholeRecord } from '../../protocol/match.ts'
import { chaptersOf } from '../replay/chapters.ts'
import { ownEyes, type Reel, witnessOf } from '../replay/reel.ts'
import { useAddress } from '../replay/useAddress.ts'
import { WhatIfDialog } from '../replay/WhatIfDialog.tsx'
import { RuleDialog } from '../table/screen/RuleDialog.tsx'
import { SeatSigns } from '../table/screen/SeatSign.tsx'
import buttons from '../ui/Button.module.css'
import { Frame } from '../ui/Frame.tsx'
import { Icon } from '../ui/Icon.tsx'
import page from '../ui/Page.module.css'
import { useList, useSay, useWords } from '../words/words.tsx'
import { Course } from './Course.tsx'
import { Findings } from './Findings.tsx'
import { Moments } from './Moments.tsx'
import type { ReviewParts } from './parts.ts'
import style from './ReviewScreen.module.css'
import type { Subject } from './reviewer.ts'
import { Seats } from './Seats.tsx'
import { Stage } from './Stage.tsx'
import { useReview } from './useReview.ts'

/** Where a match is found, at a moment that is counted in entries played. */
export interface Ways {
  readonly reviewAt: (at: number) => string
  readonly replayAt: (at: number) => string
}

interface ReviewScreenProps extends Ways {
  readonly reel: Reel
  /** The moment to begin with. */
  readonly first: number
}

/** A match looked through: chances, decisions, luck, and the moments that decided it. */
export function ReviewScreen(props: ReviewScreenProps) {
  const words = useWords()
  const list = useList()
  const { reel, replayAt } = props
  const { head } = reel.match
  const why = unseenWhy(reel)
  return (
    <Frame title={words('web.review.title', { title: words(`${head.game}.title`) })}>
      <div className={`${page.page} ${style.page}`} data-review>
        <header className={style.head}>
          <h1>{words('web.review.title', { title: words(`${head.game}.title`) })}</h1>
          <p>{list(head.seats.map(({ name }) => name))}</p>
          <Link href={replayAt(0)} className={buttons.button}>
            <Icon name="play" />
            {words('web.review.replay')}
          </Link>
        </header>
        {why ? <p data-no-review>{words(why)}</p> : <Reviewed {...props} />}
      </div>
    </Frame>
  )
}

/** Why a match cannot be looked through. */
function unseenWhy({ match }: Reel): string | null {
  if (keepsSecrets(match)) return 'web.review.secret'
  return match.timeline.length === 0 ? 'web.review.empty' : null
}

function Reviewed(props: ReviewScreenProps) {
  const { reel, first } = props
  const words = useWords()
  const say = useSay()
  const chapters = useMemo(() => chaptersOf(reel), [reel])
  const [number, setNumber] = useState(() => chapters.findLast(({ at }) => at <= first)?.number ?? 0)
  const chapter = chapters.find((one) => one.number === number)
  const [from, end] = [chapter?.at ?? 0, chapter?.end ?? reel.match.timeline.length]
  const subject = useMemo<Subject>(
    () => ({ record: wholeRecord(reel.match), stretch: { first: from, end } }),
    [reel, from, end],
  )
  return (
    <>
      {reel.match.timeline.result === null && <p>{words('web.review.running')}</p>}
      {chapters.length > 0 && (
        <label className={style.chapter}>
          <span>{words('web.review.part')}</span>
          <select value={number} data-chapters onChange={({ target }) => setNumber(Number(target.value))}>
            {chapters.map((one) => (
              <option key={one.number} value={one.number}>
                {say(one.name)}
              </option>
            ))}
          </select>
          <span className={style.about}>{words('web.review.part.about')}</span>
        </label>
      )}
      <Part key={from} {...props} subject={subject} beginsAtOnce={chapters.length === 0} />
    </>
  )
}

interface PartProps extends ReviewScreenProps {
  readonly subject: Subject
  readonly beginsAtOnce: boolean
}

function Part({ reel, first, reviewAt, replayAt, subject, beginsAtOnce }: PartProps) {
  const words = useWords()
  const { progress, start, stop } = useReview(subject, beginsAtOnce)
  const { review } = progress
  const witness = useMemo(() => witnessOf(reel, ownEyes(reel)), [reel])
  const told = useMemo(() => witness.story(), [witness])
  const [at, setAt] = useState(() => within(first, subject))
  const [forkAt, setForkAt] = useState<number | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const slider = useRef<HTMLInputElement>(null)
  const { seats } = reel.match.head
  const view = witness.view(at)
  const sitters = useMemo(() => reel.play.painted?.(view, seats) ?? seats, [reel, view, seats])
  useAddress(reviewAt(at))
  const onShow = (moment: number) => setAt(within(moment, subject))
  const show = (moment: number) => {
    onShow(moment)
    if (slider.current) bringIntoSight(slider.current.closest<HTMLElement>('[data-on-board]')!)
    slider.current?.focus({ preventScroll: true })
  }
  const parts: ReviewParts | null = review && { reel, review, told, sitters, onShow: show, onPlay: setForkAt, replayAt }
  return (
    <SeatSigns value={{ sitters, Sign: reel.play.Sign }}>
      <Course progress={progress} onStart={start} onStop={stop} />
      {parts && (
        <div className={style.parts}>
          <Stage {...parts} onShow={onShow} witness={witness} at={at} onRule={setRule} slider={slider} />
          <div className={style.told}>
            <Seats {...parts} />
            {progress.state === 'done' && <Moments {...parts} />}
            <Findings {...parts} />
            <p className={style.about}>{words(`web.review.judged.${parts.review.judgedBy ?? 'exactly'}`)}</p>
          </div>
        </div>
      )}
      {forkAt !== null && <WhatIfDialog reel={reel} at={forkAt} wish="same" onClose={() => setForkAt(null)} />}
      {rule !== null && <RuleDialog id={rule} game={reel.play.game.id} onClose={() => setRule(null)} />}
    </SeatSigns>
  )
}

/** Cursor and board, by as little as shows them; what is taller than the window from its beginning. */
function bringIntoSight(moment: HTMLElement): void {
  const isTall = moment.offsetHeight > window.innerHeight
  moment.scrollIntoView({ block: isTall ? 'start' : 'nearest' })
}

function within(at: number, { stretch }: Subject): number {
  const { first, end } = stretch!
  return Math.min(Math.max(at, first), end)
}
