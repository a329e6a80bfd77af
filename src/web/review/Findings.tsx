import { useState } from 'react'
import type { Decision, Fall } from '../../lab/finding.ts'
import { TOLD } from '../../lab/review.ts'
import { SeatSign } from '../table/screen/SeatSign.tsx'
import { Button, IconButton } from '../ui/Button.tsx'
import { useSay, useWords } from '../words/words.tsx'
import style from './Findings.module.css'
import { GradeSign } from './GradeSign.tsx'
import { type Filter, type Item, itemsOf, seatOf, WHATS, type What } from './items.ts'
import type { ReviewParts } from './parts.ts'
import { useEntry } from './useEntry.ts'

const PAGE = 12

/** Every decision with what it gave away, and every roll with its luck, as far as somebody wants to see them. */
export function Findings(parts: ReviewParts) {
  const words = useWords()
  const [filter, setFilter] = useState<Filter>({ seat: null, what: 'blamed' })
  const [most, setMost] = useState(PAGE)
  const items = itemsOf(parts.review, filter)
  const choose = (change: Partial<Filter>) => {
    setFilter({ ...filter, ...change })
    setMost(PAGE)
  }
  return (
    <section className={style.findings} aria-label={words('web.review.list')}>
      <h2>{words('web.review.list')}</h2>
      <p className={style.note}>{words('web.review.grades')}</p>
      <Filters sitters={parts.sitters} filter={filter} onChange={choose} />
      {items.length === 0 && <p>{words('web.review.none')}</p>}
      <ol className={style.list}>
        {items.slice(0, most).map((item) => (
          <Line key={item.index} {...parts} item={item} />
        ))}
      </ol>
      {items.length > most && (
        <Button onClick={() => setMost(most + PAGE)} data-more>
          {words('web.review.more', { count: items.length - most })}
        </Button>
      )}
    </section>
  )
}

interface FiltersProps extends Pick<ReviewParts, 'sitters'> {
  readonly filter: Filter
  readonly onChange: (change: Partial<Filter>) => void
}

function Filters({ sitters, filter, onChange }: FiltersProps) {
  const words = useWords()
  return (
    <div className={style.filters}>
      <label>
        <span>{words('web.review.filter.player')}</span>
        <select
          value={filter.seat ?? ''}
          data-filter="seat"
          onChange={({ target }) => onChange({ seat: target.value === '' ? null : Number(target.value) })}
        >
          <option value="">{words('web.review.filter.player.all')}</option>
          {sitters.map(({ name }, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words('web.review.filter.what')}</span>
        <select
          value={filter.what}
          data-filter="what"
          onChange={({ target }) => onChange({ what: target.value as What })}
        >
          {WHATS.map((what) => (
            <option key={what} value={what}>
              {words(nameOf(what))}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}

const NAMES: Readonly<Record<What, string>> = {
  blamed: 'web.review.filter.blamed',
  decisions: 'web.review.filter.decisions',
  inaccuracy: 'web.review.grade.inaccuracy',
  mistake: 'web.review.grade.mistake',
  blunder: 'web.review.grade.blunder',
  rolls: 'web.review.filter.rolls',
}
const nameOf = (what: What): string => NAMES[what]

function Line({ item, onShow, onPlay, ...parts }: ReviewParts & { readonly item: Item }) {
  const words = useWords()
  const { index } = item
  return (
    <li className={style.line} data-finding={index}>
      {item.kind === 'decision' ? (
        <OneDecision {...parts} decision={item.decision} />
      ) : (
        <OneRoll {...parts} fall={item.fall} />
      )}
      <div className={style.ways}>
        <IconButton icon="aim" label={words('web.review.show')} onClick={() => onShow(index)} />
        <IconButton icon="fork" label={words('web.review.play')} onClick={() => onPlay(index)} />
      </div>
    </li>
  )
}

type Told = Pick<ReviewParts, 'reel' | 'told'>

/** As who decided saw it. */
function OneDecision({ reel, decision }: Told & { readonly decision: Decision }) {
  const words = useWords()
  const say = useSay()
  const { index, seat, action, best, lost, grade } = decision
  const isTold = lost >= TOLD
  const { game } = reel.play
  const view = game.view(reel.match.timeline.before(index), seat)
  const what = say(game.choice(view, action))
  return (
    <div className={style.told}>
      <p className={style.head}>
        <SeatSign seat={seat} className={style.sign} />
        <GradeSign grade={grade} />
        {isTold && <Lost {...decision} />}
      </p>
      <p>{words('web.review.done', { player: { seat }, what })}</p>
      {isTold && <p className={style.better}>{words('web.review.better', { what: say(game.choice(view, best)) })}</p>}
    </div>
  )
}

function Lost({ seat, lost, error }: Decision) {
  const words = useWords()
  const values = { player: { seat }, lost: -lost }
  return (
    <span className={style.figure}>
      {error ? words('web.review.lost.about', { ...values, error }) : words('web.review.lost', values)}
    </span>
  )
}

function OneRoll({ fall, ...told }: Told & { readonly fall: Fall }) {
  const words = useWords()
  const entry = useEntry(told)
  const seat = seatOf(fall)
  return (
    <div className={style.told}>
      <p className={style.head}>
        <SeatSign seat={seat} className={style.sign} />
        <span className={style.figure}>
          {words('web.review.moment.gain', { player: { seat }, gain: fall.luck[seat]! })}
        </span>
      </p>
      <p className={style.said}>{entry(fall.index)}</p>
    </div>
  )
}
