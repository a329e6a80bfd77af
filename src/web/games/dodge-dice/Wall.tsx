import { useRef } from 'react'
import type { Sitter } from '../../../engine/sitter.ts'
import type { Action, DodgeDice, View } from '../../../games/dodge-dice/state.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { Car } from '../../ui/Car.tsx'
import { useSize } from '../../ui/useSize.ts'
import { useSay } from '../../words/words.tsx'
import style from './Board.module.css'
import { Road } from './Road.tsx'
import { KERB, LABELS, TALLEST, type Track, trackOf, WALL } from './track.ts'
import { say as sentenceOf } from './tray.ts'

interface WallProps {
  readonly view: View
  readonly sitters: readonly Sitter[]
  readonly active: number | null
  readonly choices: readonly Choice<DodgeDice>[]
  readonly onAction: (action: Action) => void
}

/** Points push everybody towards the wall at 100, and the car that was pushed least is the best off. */
export function Wall({ view, sitters, active, choices, onAction }: WallProps) {
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

interface LaneProps extends Pick<WallProps, 'onAction'> {
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
      <Beam track={track} x={x - track.car / 2} y={y} />
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
        style={{ transform: `translate(${isLeft ? x - track.car * 0.5 - 12 : x + track.car * 0.55}px, ${y}px)` }}
        textAnchor={isLeft ? 'end' : 'start'}
        dy=".35em"
        fontSize={Math.min(34, Math.max(13, track.lane * 0.34))}
      >
        {points}
      </text>
    </g>
  )
}

/** What was collected so far, and pushes. */
function Beam({ track, x, y }: { readonly track: Track; readonly x: number; readonly y: number }) {
  const { width, lane } = track
  return (
    <g className={style.car} style={{ transform: `translate(${x}px, ${y}px)` }} aria-hidden="true">
      <rect x={-width} y={lane * -0.2} width={width} height={lane * 0.4} fill="url(#dodge-beam)" />
      <rect x="-5" y={lane * -0.36} width="5" height={lane * 0.72} rx="2" className={style.blade} />
    </g>
  )
}

const onEnter = (take: () => void) => (event: { readonly key: string; preventDefault(): void }) => {
  if (event.key !== 'Enter' && event.key !== ' ') return
  event.preventDefault()
  take()
}
