import type { Board } from '../../../games/monza/board.ts'
import style from './Board.module.css'
import { GRID, type Oval, piece, ring } from './geometry.ts'

/** Grass, trees, kerbs and asphalt: everything that never changes. */
export function Scenery({ oval, board }: { readonly oval: Oval; readonly board: Board }) {
  const { whole, lanes, lane } = oval
  const middle = ring(oval, board.length, 0)
  const road = lanes * lane
  return (
    <g aria-hidden="true">
      <defs>
        <pattern id="mown" width="90" height="90" patternUnits="userSpaceOnUse" patternTransform="rotate(28)">
          <rect width="90" height="90" fill="var(--grass)" />
          <rect width="45" height="90" fill="var(--grass-deep)" opacity=".55" />
        </pattern>
      </defs>
      <rect
        x={whole.x - 900}
        y={whole.y - 900}
        width={whole.width + 1800}
        height={whole.height + 1800}
        fill="url(#mown)"
      />
      <path d={middle} fill="none" stroke="var(--kerb-white)" strokeWidth={road + 26} />
      <path d={middle} fill="none" stroke="var(--kerb-red)" strokeWidth={road + 26} strokeDasharray="22 22" />
      <path d={middle} fill="none" stroke="var(--asphalt)" strokeWidth={road + 8} />
      <Infield oval={oval} />
      <Grid oval={oval} />
    </g>
  )
}

/** The wide starting square with a box for each car and arrows towards the track. */
function Grid({ oval }: { readonly oval: Oval }) {
  const { lanes } = oval
  const boxes = Array.from({ length: lanes * 2 }, (_, i) => ({
    lane: (i % lanes) - (lanes - 1) / 2,
    row: Math.floor(i / lanes),
  }))
  return (
    <g>
      <path d={piece(oval, -GRID, 0, -lanes / 2, lanes / 2)} className={style.grid} />
      {boxes.map(({ lane, row }) => {
        const { x, y, angle } = oval.place(-GRID * (0.27 + 0.46 * row), lane)
        return (
          <path
            key={`${lane} ${row}`}
            d="M-34-19H36V19H-34"
            transform={`translate(${x} ${y}) rotate(${angle})`}
            className={style.box}
          />
        )
      })}
      {[-1, 1].map((lane) => {
        const { x, y, angle } = oval.place(-0.35, lane * 0.99)
        return <path key={lane} d="M-7-9 8 0-7 9Z" transform={`translate(${x} ${y}) rotate(${angle})`} fill="#ffd500" />
      })}
    </g>
  )
}

const TREES = [
  [-0.78, -0.6, 20],
  [-0.66, 0.62, 17],
  [-0.2, -0.8, 13],
  [0.74, -0.62, 19],
  [0.82, 0.5, 21],
  [-0.2, 0.74, 14],
  [-0.9, 0.04, 13],
  [0.56, -0.12, 12],
] as const

const LETTERS = 3.9

/** What lies inside the oval: a pond, trees and the name of the place. */
function Infield({ oval }: { readonly oval: Oval }) {
  const { x: width, y: height } = oval.infield
  const size = Math.min(92, (2 * width) / LETTERS, height)
  return (
    <g>
      <g transform={`translate(${width * 0.3} ${height * 0.5}) scale(${Math.min(1, width / 170, height / 110)})`}>
        <path
          d="M-70 0C-74-26-30-42 4-34S86-30 78 2 30 36-8 32-66 24-70 0Z"
          fill="#7fb4c9"
          stroke="var(--grass-deep)"
          strokeWidth="6"
        />
        <path d="M-40-4c14-6 26-6 38 0M0 12c12-5 24-5 36 0" fill="none" stroke="#fff" strokeWidth="4" opacity=".7" />
      </g>
      {TREES.map(([x, y, radius]) => (
        <Tree key={`${x} ${y}`} x={x * width} y={y * height} size={radius} />
      ))}
      <text className={style.title} y={-height * 0.08} fontSize={size}>
        MONZA
      </text>
    </g>
  )
}

const Tree = ({ x, y, size }: { readonly x: number; readonly y: number; readonly size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 20})`}>
    <ellipse cx="5" cy="7" rx="21" ry="18" fill="#000" opacity=".18" />
    <circle r="19" fill="#4f7f43" />
    <circle cx="-5" cy="-6" r="10" fill="#74a35c" />
  </g>
)
