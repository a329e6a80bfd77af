import type { Result, Seat } from '../../engine/game.ts'
import type { Sentence } from '../../engine/sentence.ts'
import type { Sitter } from '../games/play.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useList, useSay, useWords } from '../words/words.tsx'
import style from './EndDialog.module.css'
import { SeatSign } from './SeatSign.tsx'

interface EndDialogProps {
  readonly result: Result
  readonly sitters: readonly Sitter[]
  /** What each seat has reached, in the words of the game. */
  readonly scoreOf: (seat: Seat) => Sentence | undefined
  readonly onRematch: () => void
  readonly onHome: () => void
  readonly onClose: () => void
}

/** Who won, who came where, and what next. */
export function EndDialog({ result, sitters, scoreOf, onRematch, onHome, onClose }: EndDialogProps) {
  const words = useWords()
  const list = useList()
  const say = useSay()
  const reached = (seat: Seat) => {
    const score = scoreOf(seat)
    return score ? say(score) : ''
  }
  const seats = [...sitters.keys()].sort((a, b) => result.places[a]! - result.places[b]!)
  const winners = seats.filter((seat) => result.places[seat] === 1)
  const names = list(winners.map((seat) => sitters[seat]!.name))
  return (
    <Dialog title={words('web.end.title', { names, count: winners.length })} onClose={onClose}>
      <Trophy />
      <ol className={style.ranking}>
        {seats.map((seat) => (
          <li key={seat} className={`${style.line} ${result.places[seat] === 1 ? style.winner : ''}`}>
            <span className={style.place}>{words('web.end.place', { place: result.places[seat]! })}</span>
            <SeatSign seat={seat} />
            <span className={style.name}>{sitters[seat]!.name}</span>
            <span className={style.score}>{reached(seat)}</span>
          </li>
        ))}
      </ol>
      <div className={style.next}>
        <Button look="main" icon="play" onClick={onRematch}>
          {words('web.end.rematch')}
        </Button>
        <Button onClick={onClose}>{words('web.end.look')}</Button>
        <Button look="quiet" onClick={onHome}>
          {words('web.home')}
        </Button>
      </div>
    </Dialog>
  )
}

function Trophy() {
  return (
    <svg viewBox="0 0 200 90" className={style.trophy} aria-hidden="true">
      <g fill="none" stroke="var(--line-strong)" strokeWidth="5">
        <path d="M72 22H52c0 22 8 30 24 32M128 22h20c0 22-8 30-24 32" />
      </g>
      <path d="M70 12h60c0 34-6 52-30 56-24-4-30-22-30-56Z" fill="var(--yellow)" stroke="#8f7600" strokeWidth="3" />
      <path d="M84 20c0 20 3 32 10 38" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".8" />
      <path d="M94 66h12l3 10H91ZM78 76h44v9H78Z" fill="var(--accent)" />
      <Flag />
      <g transform="matrix(-1 0 0 1 200 0)">
        <Flag />
      </g>
    </svg>
  )
}

const Flag = () => (
  <g transform="rotate(-14 30 84)">
    <path d="M30 84V20" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
    <path d="M30 20H4v24h26Z" fill="#fff6e6" stroke="#161316" strokeWidth="2" />
    <path
      d="M4 20h6.500v6H4zM17 20h6.500v6H17zM10.500 26H17v6h-6.500zM23.500 26H30v6h-6.500zM4 32h6.500v6H4zM17 32h6.500v6H17zM10.500 38H17v6h-6.500zM23.500 38H30v6h-6.500z"
      fill="#161316"
    />
  </g>
)
