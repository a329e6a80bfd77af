import { type Ref, useMemo } from 'react'
import { TableOf } from '../end/TableOf.tsx'
import { sceneAt, type witnessOf } from '../replay/reel.ts'
import { BoardPlace, TrayPlace } from '../table/screen/Places.tsx'
import { SeatSign } from '../table/screen/SeatSign.tsx'
import { IconButton } from '../ui/Button.tsx'
import { useList, useStory, useWords } from '../words/words.tsx'
import { Chart } from './Chart.tsx'
import { chancesAt } from './chances.ts'
import type { ReviewParts } from './parts.ts'
import style from './Stage.module.css'
import { sampledMoments } from './sampled.ts'

interface StageProps extends Pick<ReviewParts, 'reel' | 'review' | 'told' | 'sitters' | 'onShow'> {
  readonly witness: ReturnType<typeof witnessOf>
  /** The moment that is shown, counted in entries played. */
  readonly at: number
  readonly onRule: (rule: string) => void
  readonly slider: Ref<HTMLInputElement>
}

/** The chances over time, a cursor in them, and the board at that moment. */
export function Stage(props: StageProps) {
  const { reel, review, told, sitters, witness, at, onShow, onRule, slider } = props
  const words = useWords()
  const what = useWhat(props)
  const chances = chancesAt(review, at)
  const scene = useMemo(() => sceneAt(reel, witness, told, at), [reel, witness, told, at])
  const { play } = reel
  return (
    <section className={style.stage} aria-label={words('web.review.chances')} data-review-at={at}>
      <h2>{words('web.review.chances')}</h2>
      <Chart
        review={review}
        sitters={sitters}
        at={at - review.first}
        onAt={(moment) => onShow(review.first + moment)}
      />
      <div className={style.moment} data-on-board>
        <Cursor {...props} what={what} slider={slider} />
        <ul className={style.chances}>
          {sitters.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <li key={seat}>
              <SeatSign seat={seat} className={style.sign} />
              {words('web.review.chance-of', { name, chance: chances[seat]! })}
            </li>
          ))}
        </ul>
        <p className={style.what} data-what>
          {what}
        </p>
        <div className={style.board} data-dice-first={play.diceFirst !== undefined}>
          <TrayPlace at="centre" play={play} scene={scene} onSkip={NOTHING} onRule={onRule} />
          <BoardPlace
            play={play}
            sitters={sitters}
            scene={scene}
            wholeMoves={NONE}
            onAction={NOTHING}
            onDrive={NOTHING}
            onPeople={NOTHING}
            onRule={onRule}
          />
        </div>
      </div>
      <TrayPlace at="hands" play={play} scene={scene} onSkip={NOTHING} onRule={onRule} />
      <ChancesTable review={review} sitters={sitters} />
    </section>
  )
}

const NOTHING = () => undefined
const NONE: readonly never[] = []

/** What the entry before a moment did. */
function useWhat({ told, at }: Pick<StageProps, 'told' | 'at'>): string {
  const words = useWords()
  const story = useStory()
  let index = at - 1
  while (index > 0 && told.at(index)!.sentences.length === 0) index--
  return (index < 0 ? '' : story(told.at(index)!.sentences)) || words('web.review.start')
}

function Cursor({ review, sitters, at, what, onShow, slider }: StageProps & { readonly what: string }) {
  const words = useWords()
  const list = useList('narrow')
  const { first, end } = review
  const [now, count] = [at - first, end - first]
  const chances = chancesAt(review, at)
  const spoken = list(sitters.map(({ name }, seat) => words('web.review.chance-of', { name, chance: chances[seat]! })))
  return (
    <div className={style.cursor}>
      <IconButton icon="back" label={words('web.replay.back')} disabled={now === 0} onClick={() => onShow(at - 1)} />
      <input
        ref={slider}
        type="range"
        min={0}
        max={count}
        value={now}
        aria-label={words('web.review.cursor')}
        aria-valuetext={words('web.review.cursor.spoken', { at: now, count, chances: spoken, what })}
        onChange={({ target }) => onShow(first + Number(target.value))}
      />
      <IconButton icon="next" label={words('web.replay.on')} disabled={now === count} onClick={() => onShow(at + 1)} />
    </div>
  )
}

const MOST_ROWS = 40

function ChancesTable({ review, sitters }: Pick<StageProps, 'review' | 'sitters'>) {
  const words = useWords()
  const rows = sampledMoments(
    review.chances.length,
    review.moments.map((index) => index + 1 - review.first),
    MOST_ROWS,
  )
  return (
    <TableOf
      title={words('web.review.chances.table')}
      head={[words('web.review.chances.when'), ...sitters.map(({ name }) => name)]}
      rows={rows.map((at) => [
        String(at),
        ...chancesAt(review, review.first + at).map((chance) => words('web.review.share', { chance })),
      ])}
    />
  )
}
