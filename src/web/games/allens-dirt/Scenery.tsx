import { type CSSProperties, memo } from 'react'
import { type Board, RACERS } from '../../../games/allens-dirt/board.ts'
import { useSay } from '../../words/words.tsx'
import type { Point } from '../plane.ts'
import style from './Board.module.css'
import { LANE, type Oval, piece, ring, STAND, standing } from './geometry.ts'
import { PIT_ACROSS, pitBox } from './places.ts'
import type { Signal } from './race.ts'
import { say as sentenceOf } from './say.ts'

interface SceneryProps {
  readonly oval: Oval
  readonly board: Board
  readonly flag: Signal
}

/** A warm night at the half-mile: everything around the cars. */
export const Scenery = memo(function Scenery({ oval, board, flag }: SceneryProps) {
  const { whole, lanes } = oval
  const wide = { x: whole.x - 900, y: whole.y - 900, width: whole.width + 1800, height: whole.height + 1800 }
  return (
    <g aria-hidden="true">
      <Paints />
      <rect {...wide} className={style.ground} />
      <rect {...wide} fill="url(#dirt-clods)" opacity=".5" />
      <Grandstand oval={oval} />
      <path d={ring(oval, lanes / 2 + 0.2)} className={style.fence} />
      <path d={ring(oval, lanes / 2 + 0.07)} className={style.wall} />
      <path d={ring(oval, lanes / 2 + 0.07)} className={style.boards} />
      <Surface oval={oval} />
      <Infield oval={oval} />
      <Pits oval={oval} board={board} />
      <Line oval={oval} />
      <Grid oval={oval} board={board} />
      <Starter oval={oval} flag={flag} />
      <Lights oval={oval} />
    </g>
  )
})

const Paints = () => (
  <defs>
    <radialGradient id="dirt-glow">
      <stop offset="0" stopColor="#fff3c9" stopOpacity=".9" />
      <stop offset=".12" stopColor="#ffdf9c" stopOpacity=".4" />
      <stop offset="1" stopColor="#ffc46b" stopOpacity="0" />
    </radialGradient>
    <pattern id="dirt-clods" width="46" height="46" patternUnits="userSpaceOnUse" patternTransform="rotate(17)">
      <g fill="#00000026">
        <circle cx="6" cy="9" r="2.200" />
        <circle cx="29" cy="4" r="1.400" />
        <circle cx="18" cy="24" r="1.800" />
        <circle cx="40" cy="31" r="2.400" />
        <circle cx="9" cy="39" r="1.300" />
      </g>
      <g fill="#ffe6bd1f">
        <circle cx="14" cy="14" r="1.600" />
        <circle cx="37" cy="17" r="2" />
        <circle cx="26" cy="38" r="1.500" />
      </g>
    </pattern>
    <pattern id="dirt-crowd" width="26" height="15" patternUnits="userSpaceOnUse">
      <rect width="26" height="15" fill="#3a2a20" />
      <rect y="12" width="26" height="3" fill="#241a14" />
      <circle cx="4" cy="8" r="3.600" fill="#e8b58a" />
      <circle cx="13" cy="7" r="3.600" fill="#8a5a3c" />
      <circle cx="22" cy="8" r="3.600" fill="#f0cfa4" />
      <path d="M0 15v-2q4-4 8 0v2zM18 15v-2q4-4 8 0v2z" fill="#c7380c" />
      <path d="M9 15v-2q4-4 8 0v2z" fill="#fff1dc" />
    </pattern>
  </defs>
)

/** The groove is dark and packed at the bottom, the cushion light and loose at the top. */
function Surface({ oval }: { readonly oval: Oval }) {
  const { lanes } = oval
  const rows = Array.from({ length: lanes }, (_, lane) => lane)
  return (
    <g fill="none">
      {rows.map((lane) => (
        <path
          key={lane}
          d={ring(oval, lane - (lanes - 1) / 2)}
          strokeWidth={LANE + 2}
          className={style.dirt}
          style={{ '--loose': `${Math.round((100 * lane) / Math.max(1, lanes - 1))}%` } as CSSProperties}
        />
      ))}
      <path d={ring(oval, 0)} stroke="url(#dirt-clods)" strokeWidth={lanes * LANE} />
      {[-1.18, -0.82, -0.2, 0.16, 0.86, 1.14].map((across, i) => (
        <path key={across} d={ring(oval, across * (lanes / 3))} className={style.rut} strokeDasharray={RUTS[i % 3]} />
      ))}
      {rows.slice(1).map((lane) => (
        <path key={lane} d={ring(oval, lane - lanes / 2)} className={style.chalk} />
      ))}
    </g>
  )
}

const RUTS = ['190 60 90 140', '120 170 240 50', '70 90 210 110']

/** Grass, half-buried tyres along its edge, and the name of the place. */
function Infield({ oval }: { readonly oval: Oval }) {
  const { middle, infield, lanes } = oval
  const size = Math.min(58, (infield.x - 30) / 3, infield.y * 0.42)
  const line = oval.place(0, 0)
  return (
    <g>
      <path d={ring(oval, -lanes / 2 - 0.02)} className={style.infield} />
      <path d={ring(oval, -lanes / 2 - 0.09)} className={style.tyres} />
      <g transform={`translate(${away(middle.x, line.x)} ${away(middle.y, line.y)})`} className={style.title}>
        <text fontSize={size} y={size * 0.1}>
          ALLEN’S DIRT
        </text>
        <path d={`M${-size * 2.7} ${size * 0.32}H${size * 2.7}`} />
      </g>
    </g>
  )
}

/** A little further from the home straight, where the pits are. */
const away = (from: number, line: number): number => from + (from - line) * 0.1

const BOXES = Array.from({ length: RACERS }, (_, i) => i)

/** A lane of its own inside of the track, with a way out. */
function Pits({ oval, board }: { readonly oval: Oval; readonly board: Board }) {
  const say = useSay()
  const { column } = board.pits
  const inner = -oval.lanes / 2 - PIT_ACROSS
  const exit = oval.place(column + 0.85, inner + 0.34)
  const name = pitBox(oval, 6.55, column)
  return (
    <g>
      <path d={piece(oval, column - 6.5, column + 0.6, inner - 0.42, inner + 0.42)} className={style.pits} />
      {BOXES.map((box) => (
        <path key={box} d="M0-20V20" transform={standing(pitBox(oval, box, column - 0.43))} className={style.box} />
      ))}
      <path d="M-20 8C-4 8 4 4 10-4M0-6 12-8 14 5" transform={`${standing(exit)} rotate(24)`} className={style.exit} />
      <text transform={`translate(${name.x} ${name.y})`} className={style.label}>
        {say(sentenceOf('board.pits'))}
      </text>
    </g>
  )
}

const CELL = 0.25

/** The line is a space of its own across all lanes. */
function Line({ oval }: { readonly oval: Oval }) {
  const { lanes } = oval
  const rows = Array.from({ length: lanes / CELL }, (_, i) => i)
  return (
    <g>
      <path d={piece(oval, -0.5, 0.5, -lanes / 2, lanes / 2)} className={style.line} />
      {rows.flatMap((row) =>
        [0, 1].map((side) => (
          <path
            key={`${row} ${side}`}
            d={piece(oval, -0.14 + side * 0.14, side * 0.14, row * CELL - lanes / 2, (row + 1) * CELL - lanes / 2)}
            fill={(row + side) % 2 ? '#191417' : '#fff6e6'}
          />
        )),
      )}
    </g>
  )
}

/** Where the cars line up before the start. */
function Grid({ oval, board }: { readonly oval: Oval; readonly board: Board }) {
  const { rows, perRow } = board.grid
  const boxes = Array.from({ length: rows * perRow }, (_, i) => ({ row: Math.floor(i / perRow), lane: i % perRow }))
  return boxes.map(({ row, lane }) => (
    <path
      key={`${row} ${lane}`}
      d="M8-20H26V20H8"
      transform={standing(oval.place(-1 - row, lane - (oval.lanes - 1) / 2))}
      className={style.gridBox}
    />
  ))
}

/** Rows of people under bunting, outside of the home straight. */
function Grandstand({ oval }: { readonly oval: Oval }) {
  const { lanes, straight } = oval
  const long = Math.max(330, straight * 0.94)
  const deep = STAND - 34
  const flags = Math.floor(long / 22)
  return (
    <g transform={`${standing(oval.place(0, lanes / 2))} translate(${-long / 2} 26)`}>
      <rect x="-5" y="3" width={long + 10} height={deep + 8} rx="6" fill="#000" opacity=".35" />
      <rect width={long} height={deep} rx="4" fill="url(#dirt-crowd)" stroke="#1c140e" strokeWidth="4" />
      {[0.25, 0.5, 0.75].map((part) => (
        <rect key={part} x={long * part - 5} width="10" height={deep} fill="#564536" />
      ))}
      <path d={`M0 0H${long}`} stroke="#fff1dc" strokeWidth="3" />
      {Array.from({ length: flags }, (_, i) => i).map((i) => (
        <path
          key={i}
          d="M0 0h11l-5.500 10z"
          transform={`translate(${(i + 0.25) * (long / flags)} 0)`}
          fill={['#ffc52e', '#c7380c', '#fff1dc', '#009e73'][i % 4]}
        />
      ))}
    </g>
  )
}

/** The starter stands at the line and shows the flag. */
function Starter({ oval, flag }: { readonly oval: Oval; readonly flag: Signal }) {
  const { x, y } = oval.place(0.2, oval.lanes / 2 + 0.2)
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-20" y="-16" width="40" height="32" rx="5" fill="#2a1d14" stroke="#fff1dc" strokeWidth="3" />
      <circle cx="-6" cy="2" r="7" fill="#e8b58a" stroke="#191417" strokeWidth="2" />
      <g transform="translate(2 0) scale(1.500)">
        <FlagCloth flag={flag} />
      </g>
    </g>
  )
}

const CLOTH = { green: '#009e73', yellow: '#ffd500', red: '#d22d0f', white: '#fff6e6', chequered: '#fff6e6' }

/** A flag on its stick, about 30 wide and 24 high. */
export function FlagCloth({ flag }: { readonly flag: Signal }) {
  return (
    <g strokeLinejoin="round">
      <path d="M0 10V-24" stroke="#191417" strokeWidth="3" strokeLinecap="round" />
      <path d="M0-24C8-28 16-20 28-24V-6C16-2 8-10 0-6Z" fill={CLOTH[flag]} stroke="#191417" strokeWidth="2" />
      {flag === 'chequered' && (
        <path
          d="M0-24q4-2 7-1.500v9Q4-17.500 0-15.500ZM14-22q7 0 14-2v9q-7 2-14 2ZM7-16.500q4 .5 7 3.500v9Q10-6 7-7.500Z"
          fill="#191417"
        />
      )}
    </g>
  )
}

/** A pole with lamps in each corner, and their light in the dust. */
function Lights({ oval }: { readonly oval: Oval }) {
  const { whole } = oval
  const inset = 40
  const corners: Point[] = [-1, 1].flatMap((x) =>
    [-1, 1].map((y) => ({ x: x * (whole.width / 2 - inset), y: y * (whole.height / 2 - inset) })),
  )
  const reach = Math.max(whole.width, whole.height) * 0.46
  return (
    <g className={style.lights}>
      {corners.map(({ x, y }) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
          <circle r={reach} fill="url(#dirt-glow)" className={style.glow} />
          <rect x="-19" y="-13" width="38" height="26" rx="5" fill="#2a1d14" stroke="#191417" strokeWidth="3" />
          {[-11, 0, 11].flatMap((cx) =>
            [-6, 6].map((cy) => <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="4.300" fill="#fff7dc" />),
          )}
        </g>
      ))}
    </g>
  )
}
