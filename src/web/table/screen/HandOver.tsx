import type { Seat } from '../../../engine/game.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import { Button } from '../../ui/Button.tsx'
import { SeatMark } from '../../ui/Shape.tsx'
import { useWords } from '../../words/words.tsx'
import style from './HandOver.module.css'

interface HandOverProps {
  readonly sitters: readonly Sitter[]
  readonly seat: Seat
  readonly onTake: () => void
}

/** Stands before a hidden hand until its owner holds the device; nothing of the hand is in the page meanwhile. */
export function HandOver({ sitters, seat, onTake }: HandOverProps) {
  const words = useWords()
  const { name } = sitters[seat]!
  return (
    <section className={style.screen}>
      <SeatMark sitters={sitters} seat={seat} className={style.mark} />
      <h2>{words('web.hand-over.title', { name })}</h2>
      <p>{words('web.hand-over.why', { name })}</p>
      <Button look="main" onClick={onTake}>
        {words('web.hand-over.take', { name })}
      </Button>
    </section>
  )
}
