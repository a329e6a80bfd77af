import { useRef } from 'react'
import type { Sitter } from '../../../engine/sitter.ts'
import { END_SCORE } from '../../../games/dodge-dice/board.ts'
import type { Action, DodgeDice, View } from '../../../games/dodge-dice/state.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { Car } from '../../ui/Car.tsx'
import { useSize } from '../../ui/useSize.ts'
import { useSay } from '../../words/words.tsx'
import style from './Board.module.css'
import { say as sentenceOf } from './tray.ts'

interface ScoreTrackProps {
  readonly view: View
  readonly sitters: readonly Sitter[]
  readonly active: number | null
  readonly choices: readonly Choice<DodgeDice>[]
  readonly onAction: (action: Action) => void
}

const LABELS = 26
const LEAST = 18
const WALL = 34
const TALLEST = 210
const KERB = 12
const STEP = 20

interface Track {
  readonly width: number
  readonly lane: number
  readonly lanes: number
  readonly car: number
  readonly low: number
  /** Where the lanes begin: below the numbers, if there is room for them. */
  readonly top: number
  x(score: number): number
  y(seat: number): number
}

function trackOf(room: { readonly width: number; readonly height: number }, view: View): Track {
  const lanes = view.scores.length
  const top = room.height < LABELS + LEAST * lanes ? 0 : LABELS + KERB
  const lane = Math.max(10, Math.min(TALLEST, (room.height - top - (top > 0 ? KERB : 0)) / lanes))
  const car = Math.min(lane * 1.5, room.width * 0.15, 150)
  const low = Math.min(0, Math.floor(Math.min(...view.scores) / STEP) * STEP)
  const start = car / 2 + 8
  const end = room.width - WALL - car / 2
  return {
    width: room.width,
    lane,
    lanes,
    car,
    low,
    top,
    x: (score) => start + ((Math.min(score, END_SCORE) - low) / (END_SCORE - low)) * (end - start),
    y: (seat) => top + lane * (seat + 0.5),
  }
}

/** A drag strip that nobody wants to win: the wall stands at 100. */
export function ScoreTrack({ view, sitters, active, choices, onAction }: ScoreTrackProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const room = useSize(place)
  const track = trackOf(room, view)
  const road = track.top + track.lane * track.lanes
  const height = track.top > 0 ? road + KERB : road
  return (
    <div ref={place} className={style.track} style={{ flexBasis: LABELS + TALLEST * view.scores.length }}>
      {room.width > 0 && (
        <svg width={room.width} height={height} role="group" aria-label={say(sentenceOf('board.track'))}>
          <Road track={track} height={road} />
          {sitters.map((sitter, seat) => (
            <Lane
              key={sitter.colour}
              track={track}
              seat={seat}
              sitter={sitter}
              points={view.scores[seat]!}
              isActive={seat === active}
              isOut={view.tied.length > 0 && !view.tied.includes(seat)}
              choice={choices.find(({ action }) => action.kind === 'give' && action.to === seat)}
              onAction={onAction}
            />
          ))}
        </svg>
      )}
    </div>
  )
}

function Road({ track, height }: { readonly track: Track; readonly height: number }) {
  const { width, lane, lanes, low, top, x } = track
  const wall = width - WALL
  const marks = Array.from({ length: (END_SCORE - low) / STEP + 1 }, (_, i) => low + i * STEP)
  return (
    <g aria-hidden="true">
      {top > 0 && [top - KERB, height].map((y) => <Kerb key={y} y={y} width={width} />)}
      <rect y={top} width={width} height={height - top} fill="var(--asphalt)" />
      <rect
        x={x(END_SCORE - STEP)}
        y={top}
        width={wall - x(END_SCORE - STEP)}
        height={height - top}
        className={style.danger}
      />
      {marks.map((mark) => (
        <g key={mark}>
          <path d={`M${x(mark)} ${top}V${height}`} className={style.mark} />
          {top > 0 && (
            <text x={x(mark)} y={top - KERB - 8} className={style.number}>
              {mark}
            </text>
          )}
        </g>
      ))}
      {Array.from({ length: lanes - 1 }, (_, i) => top + lane * (i + 1)).map((y) => (
        <path key={y} d={`M0 ${y}H${wall}`} className={style.divider} />
      ))}
      <Tyres x={wall + 4} from={top} to={height} />
    </g>
  )
}

function Kerb({ y, width }: { readonly y: number; readonly width: number }) {
  const d = `M0 ${y + KERB / 2}H${width}`
  return (
    <g strokeWidth={KERB} fill="none">
      <path d={d} stroke="var(--kerb-white)" />
      <path d={d} stroke="var(--kerb-red)" strokeDasharray="22 22" />
    </g>
  )
}

/** Stacked tyres, red and white. */
function Tyres({ x, from, to }: { readonly x: number; readonly from: number; readonly to: number }) {
  const size = 13
  const count = Math.floor((to - from) / size)
  const gap = (to - from) / count
  return Array.from({ length: count }, (_, i) => from + gap * (i + 0.5)).map((y, i) => (
    <g key={y} stroke="#161316" strokeWidth="2.500">
      <circle cx={x + 7} cy={y} r="5.500" fill={i % 2 ? '#fff6e6' : '#c7380c'} />
      <circle cx={x + 20} cy={y} r="5.500" fill={i % 2 ? '#c7380c' : '#fff6e6'} />
    </g>
  ))
}

interface LaneProps extends Pick<ScoreTrackProps, 'onAction'> {
  readonly track: Track
  readonly seat: number
  readonly sitter: Sitter
  readonly points: number
  readonly isActive: boolean
  readonly isOut: boolean
  readonly choice: Choice<DodgeDice> | undefined
}

function Lane({ track, seat, sitter, points, isActive, isOut, choice, onAction }: LaneProps) {
  const say = useSay()
  const x = track.x(points)
  const y = track.y(seat)
  const isLeft = x > track.width / 2
  const name = choice ? say(choice.meaning) : say(sentenceOf('board.lane', { player: { seat }, points }))
  const take = choice && (() => onAction(choice.action))
  return (
    <g
      aria-label={name}
      className={`${style.lane} ${choice ? style.target : ''} ${isOut ? style.out : ''}`}
      {...(take ? { role: 'button', 'data-rove': true, onClick: take, onKeyDown: onEnter(take) } : { role: 'img' })}
    >
      <rect
        x="2"
        y={y - track.lane / 2 + 2}
        width={track.width - WALL - 2}
        height={track.lane - 4}
        rx="8"
        className={style.bed}
      />
      {track.lane >= 64 && (
        <text
          x="22"
          y={y - track.lane / 2 + 10}
          dy=".8em"
          className={style.painted}
          fontSize={Math.min(24, track.lane * 0.2)}
          aria-hidden="true"
        >
          {sitter.name}
        </text>
      )}
      {isActive && <path d={`M3 ${y - 9}L15 ${y}L3 ${y + 9}Z`} className={style.pointer} />}
      <g className={style.car} style={{ transform: `translate(${x}px, ${y}px) scale(${track.car / 112})` }}>
        <Car colour={sitter.colour} />
      </g>
      <text
        className={style.points}
        style={{ transform: `translate(${isLeft ? x - track.car * 0.52 : x + track.car * 0.55}px, ${y}px)` }}
        textAnchor={isLeft ? 'end' : 'start'}
        dy=".35em"
        fontSize={Math.min(34, Math.max(13, track.lane * 0.34))}
      >
        {points}
      </text>
    </g>
  )
}

const onEnter = (take: () => void) => (event: { readonly key: string; preventDefault(): void }) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  take()
}
