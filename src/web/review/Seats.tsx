import type { Seat } from '../../engine/game.ts'
import { GRADE_NAMES } from '../../lab/grade.ts'
import type { Review, SeatReview } from '../../lab/review.ts'
import { SeatSign } from '../table/screen/SeatSign.tsx'
import { useWords } from '../words/words.tsx'
import { chancesAt, withEvenLuck } from './chances.ts'
import { GradeSign } from './GradeSign.tsx'
import type { ReviewParts } from './parts.ts'
import style from './Seats.module.css'

/** How each player did, with luck and without. */
export function Seats({ review, sitters }: Pick<ReviewParts, 'review' | 'sitters'>) {
  const words = useWords()
  return (
    <section className={style.seats} aria-label={words('web.review.seats')}>
      <h2>{words('web.review.seats')}</h2>
      <ul className={style.list}>
        {sitters.map((_, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <One key={seat} review={review} seat={seat} />
        ))}
      </ul>
    </section>
  )
}

function One({ review, seat }: { readonly review: Review; readonly seat: Seat }) {
  const words = useWords()
  const own = review.seats[seat]!
  return (
    <li className={style.seat} data-seat-review={seat}>
      <SeatSign seat={seat} className={style.sign} />
      <div className={style.told}>
        <p>
          <Outcome own={own} review={review} seat={seat} />
        </p>
        <p className={style.figures}>
          <span>{words('web.review.seat.luck', { luck: own.luck })}</span>
          <span>{words('web.review.seat.gave', { lost: own.lost })}</span>
          <span>{words('web.review.seat.decisions', { count: own.decisions })}</span>
        </p>
        <ul className={style.grades}>
          {GRADE_NAMES.filter((grade) => own.grades[grade] > 0).map((grade) => (
            <li key={grade}>
              <GradeSign grade={grade} /> {own.grades[grade]}
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}

interface OutcomeProps {
  readonly own: SeatReview
  readonly review: Review
  readonly seat: Seat
}

function Outcome({ own: { share, adjusted }, review, seat }: OutcomeProps) {
  const words = useWords()
  const player = { seat }
  if (share === null || adjusted === null) {
    const [before, after] = [review.first, review.end].map((at) => chancesAt(review, at)[seat]!)
    return words('web.review.seat.going', { player, before: before!, after: after! })
  }
  const how = share === 1 ? 'won' : share > 0 ? 'shared' : 'lost'
  return words(`web.review.seat.${how}`, { player, adjusted: withEvenLuck(adjusted) })
}
