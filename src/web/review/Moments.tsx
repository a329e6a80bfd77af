import { Link } from 'wouter'
import { changeBy } from '../../lab/review.ts'
import { SeatSign } from '../table/screen/SeatSign.tsx'
import buttons from '../ui/Button.module.css'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useWords } from '../words/words.tsx'
import style from './Moments.module.css'
import type { ReviewParts } from './parts.ts'
import { useEntry } from './useEntry.ts'

/** The entries that changed the chances most: look again, or play on from there. */
export function Moments(parts: ReviewParts) {
  const words = useWords()
  if (parts.review.moments.length === 0) return null
  return (
    <section className={style.moments} aria-label={words('web.review.moments')}>
      <h2>{words('web.review.moments')}</h2>
      <ol className={style.list}>
        {parts.review.moments.map((index) => (
          <One key={index} {...parts} index={index} />
        ))}
      </ol>
    </section>
  )
}

function One({ index, ...parts }: ReviewParts & { readonly index: number }) {
  const { review, onShow, onPlay, replayAt } = parts
  const words = useWords()
  const entry = useEntry(parts)
  const changes = changeBy(review, index)
  const seat = changes.indexOf(Math.max(...changes))
  return (
    <li className={style.moment} data-decisive={index}>
      <p className={style.gain}>
        <SeatSign seat={seat} className={style.sign} />
        {words('web.review.moment.gain', { player: { seat }, gain: changes[seat]! })}
      </p>
      <p className={style.what}>{entry(index)}</p>
      <div className={style.ways}>
        <Button icon="aim" onClick={() => onShow(index + 1)}>
          {words('web.review.show')}
        </Button>
        <Link href={replayAt(index)} className={buttons.button}>
          <Icon name="play" />
          {words('web.review.watch')}
        </Link>
        <Button icon="fork" onClick={() => onPlay(index)}>
          {words('web.review.play')}
        </Button>
      </div>
    </li>
  )
}
