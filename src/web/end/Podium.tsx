import type { CSSProperties } from 'react'
import { COLOURS } from '../../engine/colour.ts'
import type { Result } from '../../engine/game.ts'
import type { Sitter } from '../../engine/sitter.ts'
import { inOrder } from '../games/telling.ts'
import { useMoves } from '../settings/settings.ts'
import { SeatSign } from '../table/screen/SeatSign.tsx'
import { useWords } from '../words/words.tsx'
import style from './Podium.module.css'

interface PodiumProps {
  readonly result: Result
  readonly sitters: readonly Sitter[]
}

/** The first three on their steps; the ranking says the same in words. */
export function Podium({ result, sitters }: PodiumProps) {
  const words = useWords()
  const moves = useMoves()
  const [first, second, third] = inOrder(result.places)
  const steps = [second, first, third].filter((seat) => seat !== undefined)
  return (
    <div className={style.podium} aria-hidden="true">
      {moves && <Confetti />}
      {steps.map((seat) => (
        <div key={seat} className={style.step} data-step={result.places[seat]}>
          {result.places[seat] === 1 && <Cup />}
          <SeatSign seat={seat} className={style.sign} />
          <span className={style.name}>{sitters[seat]!.name}</span>
          <span className={style.block}>{words('web.end.place', { place: result.places[seat]! })}</span>
        </div>
      ))}
    </div>
  )
}

const Cup = () => (
  <svg viewBox="0 0 100 78" className={style.cup}>
    <path d="M28 14H12c0 18 7 25 20 27M72 14h16c0 18-7 25-20 27" fill="none" stroke="#c99700" strokeWidth="5" />
    <path d="M24 6h52c0 30-5 44-26 48C29 50 24 36 24 6Z" fill="#ffd500" stroke="#8f7600" strokeWidth="3" />
    <path d="M35 13c0 17 3 27 9 32" fill="none" stroke="#fff" strokeWidth="5" strokeLinecap="round" opacity=".85" />
    <path d="M45 52h10l3 12H42ZM32 64h36v10H32Z" fill="#b23c06" />
  </svg>
)

const SCRAPS = 44

/** Different for every scrap, and the same each time. */
function scrap(i: number): CSSProperties {
  const wave = (step: number) => Math.sin((i + 1) * step)
  return {
    '--from': `${(50 + 50 * wave(12.9)).toFixed(1)}%`,
    '--drift': `${(70 * wave(3.7)).toFixed(0)}px`,
    '--turn': `${(720 * wave(5.1)).toFixed(0)}deg`,
    '--late': `${(900 + 900 * wave(7.3)).toFixed(0)}ms`,
    background: `var(--${COLOURS[i % COLOURS.length]})`,
  } as CSSProperties
}

const Confetti = () => (
  <div className={style.confetti} data-confetti>
    {Array.from({ length: SCRAPS }, (_, i) => i).map((i) => (
      <i key={i} style={scrap(i)} />
    ))}
  </div>
)
