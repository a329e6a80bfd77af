import type { CSSProperties, ReactNode } from 'react'
import style from './Die.module.css'

interface DieProps {
  /** The sides; the first is the one on top. */
  readonly sides: readonly string[]
  readonly rolling: boolean
  readonly look: 'plain' | 'lit' | 'spent' | 'blank'
  /** Which die of the throw it is, so that no two tumble alike. */
  readonly place: number
  Face(props: { readonly side: string | null }): ReactNode
}

const TURNS = [
  'rotateY(0)',
  'rotateY(90deg)',
  'rotateY(180deg)',
  'rotateY(-90deg)',
  'rotateX(90deg)',
  'rotateX(-90deg)',
]

/** A cube that tumbles and comes to rest with its true side on top. Away from a throw only that side is drawn. */
export function Die({ sides, rolling, look, place, Face }: DieProps) {
  const shown = rolling ? TURNS : TURNS.slice(0, 1)
  return (
    <span className={`${style.die} ${style[look]} ${rolling ? style.rolling : ''}`} style={tumble(place)}>
      <span className={style.cube}>
        {shown.map((turn, i) => (
          <span key={turn} className={style.side} style={{ transform: `${turn} translateZ(var(--half))` }}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <Face side={look === 'blank' ? null : (sides[i % sides.length] ?? null)} />
            </svg>
          </span>
        ))}
      </span>
    </span>
  )
}

/** Different for every place, and the same each time it is drawn. */
function tumble(place: number): CSSProperties {
  const wave = (step: number) => Math.sin((place + 1) * step)
  return {
    '--rest': `${(wave(2.4) * 5).toFixed(1)}deg`,
    '--spin-x': `${Math.round(-620 - 260 * wave(1.7))}deg`,
    '--spin-y': `${Math.round(500 * Math.sign(wave(3.1)) + 220 * wave(5.3))}deg`,
    '--from-x': `${Math.round(-160 + 90 * wave(4.2))}%`,
    '--from-y': `${Math.round(-150 + 60 * wave(0.9))}%`,
    '--late': `${Math.round(45 + 45 * wave(7.7))}ms`,
  } as CSSProperties
}
