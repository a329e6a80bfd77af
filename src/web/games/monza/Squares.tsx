import type { MouseEvent } from 'react'
import type { WholeMove } from '../../../engine/ends.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { isGoal, type Spot, TYRE } from '../../../games/monza/board.ts'
import type { Action, Monza } from '../../../games/monza/state.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { Shape } from '../../ui/Shape.tsx'
import { useSay } from '../../words/words.tsx'
import { ChanceMark } from '../ChanceMark.tsx'
import { useChance } from '../chances.ts'
import style from './Board.module.css'
import type { Place } from './places.ts'
import type { Reach } from './reach.ts'

interface SquaresProps {
  readonly places: readonly Place[]
  readonly reach: Reach
  readonly choices: ReadonlyMap<Spot, Choice<Monza>>
  /** The whole move that ends on a spot. */
  readonly ends: ReadonlyMap<Spot, WholeMove<Monza>>
  readonly onAction: (action: Action) => void
  readonly onDrive: (actions: readonly Action[]) => void
  /** How large chances are written. */
  readonly scale: number
}

/** The squares of all lanes and the goals. What the dice can reach is lit; what can be entered now is a button. */
export function Squares({ places, reach, choices, ends, onAction, onDrive, scale }: SquaresProps) {
  const take = (spot: Spot) => {
    const end = choices.has(spot) ? undefined : ends.get(spot)
    if (end) onDrive(end.actions)
    else onAction({ kind: 'step', to: spot })
  }
  const onClick = ({ target }: MouseEvent) => {
    const spot = (target as Element).closest<SVGElement>('[data-spot]')?.dataset.spot
    if (spot !== undefined && choices.size > 0) take(Number(spot))
  }
  const next = places.filter(({ spot }) => choices.has(spot))
  const beyond = places.filter(({ spot }) => ends.has(spot) && !choices.has(spot))
  const isDim = reach.ends.size > 0
  return (
    <g onClick={onClick} className={isDim ? style.dim : ''}>
      {places.map((place) => (
        <Square key={place.spot} place={place} reach={reach} />
      ))}
      {[...next, ...beyond].map((place) => (
        <Target
          key={place.spot}
          place={place}
          meaning={(choices.get(place.spot) ?? ends.get(place.spot))!.meaning}
          moves={movesTo(choices.get(place.spot), ends.get(place.spot))}
          isEnd={ends.has(place.spot)}
          onTake={take}
        />
      ))}
      {[...next, ...beyond].map(({ spot, middle }) => (
        <ChanceMark
          key={spot}
          moves={movesTo(choices.get(spot), ends.get(spot))}
          x={middle.x}
          y={middle.y + 17}
          scale={scale}
        />
      ))}
    </g>
  )
}

type Moves = readonly (readonly Action[])[]

/** By one step, or by a whole move. */
const movesTo = (choice: Choice<Monza> | undefined, end: WholeMove<Monza> | undefined): Moves => [
  ...(choice ? [[choice.action]] : []),
  ...(end ? [end.actions] : []),
]

function Square({ place, reach }: { readonly place: Place; readonly reach: Reach }) {
  const { spot, colour, outline, middle, width, length } = place
  const ends = reach.ends.has(spot)
  const look = ends || reach.passed.has(spot) ? style.lit : style.square
  return (
    <g data-spot={spot} className={look}>
      <path d={outline} fill={colour === TYRE ? 'var(--asphalt)' : `var(--${colour})`} className={style.outline} />
      <g transform={`translate(${middle.x} ${middle.y}) rotate(${middle.angle})`}>
        {colour === TYRE ? (
          <TyreStack length={length} width={width} />
        ) : (
          <g transform={`rotate(${-middle.angle})`}>
            <Shape colour={colour} size={isGoal(spot) ? 40 : 25} />
          </g>
        )}
        {isGoal(spot) && <Chequers length={length} width={width} />}
      </g>
      {ends && <Flag x={middle.x} y={middle.y} />}
    </g>
  )
}

interface TargetProps {
  readonly place: Place
  readonly meaning: Sentence
  readonly moves: Moves
  readonly isEnd: boolean
  readonly onTake: (spot: Spot) => void
}

/** A square that can be entered now, or driven to. */
function Target({ place, meaning, moves, isEnd, onTake }: TargetProps) {
  const say = useSay()
  return (
    <g
      role="button"
      aria-label={say(meaning)}
      aria-description={useChance(moves)?.said}
      data-rove
      data-spot={place.spot}
      data-end={isEnd || undefined}
      className={style.target}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onTake(place.spot)
      }}
    >
      <path d={place.outline} className={style.halo} />
      <path d={place.outline} className={style.beckon} />
    </g>
  )
}

const Flag = ({ x, y }: { readonly x: number; readonly y: number }) => (
  <g transform={`translate(${x + 11} ${y - 22})`} className={style.flag} aria-hidden="true">
    <path d="M0 26V0" stroke="#161316" strokeWidth="3" />
    <path d="M0 0H17L12 6 17 12H0Z" fill="#fff6e6" stroke="#161316" strokeWidth="2" strokeLinejoin="round" />
  </g>
)

const TYRE_SIZE = 19

function TyreStack({ length, width }: { readonly length: number; readonly width: number }) {
  const across = Math.max(1, Math.floor((width - 6) / TYRE_SIZE))
  const along = Math.max(1, Math.floor((length - 4) / TYRE_SIZE))
  const spots = Array.from({ length: across * along }, (_, i) => ({
    x: ((i % along) - (along - 1) / 2) * TYRE_SIZE,
    y: (Math.floor(i / along) - (across - 1) / 2) * TYRE_SIZE,
  }))
  return spots.map(({ x, y }) => (
    <circle key={`${x} ${y}`} cx={x} cy={y} r="6.200" fill="#75707a" stroke="#121012" strokeWidth="5.600" />
  ))
}

const CELL = 12

/** The finish at the far end of a goal. */
function Chequers({ length, width }: { readonly length: number; readonly width: number }) {
  const rows = Math.round(width / CELL)
  const cells = Array.from({ length: rows * 2 }, (_, i) => ({ column: i % 2, row: Math.floor(i / 2) }))
  return cells.map(({ column, row }) => (
    <rect
      key={`${column} ${row}`}
      x={length / 2 - 2 * CELL + column * CELL}
      y={-width / 2 + (row * width) / rows}
      width={CELL}
      height={width / rows}
      fill={(column + row) % 2 ? '#161316' : '#fff6e6'}
    />
  ))
}
