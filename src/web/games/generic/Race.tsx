import { useRef } from 'react'
import type { Kinds, Seat } from '../../../engine/game.ts'
import { isSecond, type Sitter } from '../../../engine/sitter.ts'
import type { Plain } from '../../../games/manifest.ts'
import { Badge } from '../../ui/Shape.tsx'
import { useSize } from '../../ui/useSize.ts'
import { useSay } from '../../words/words.tsx'
import style from './Board.module.css'
import { Course } from './Course.tsx'
import { type Road, roadOf, TALLEST } from './road.ts'
import { say as sentenceOf } from './say.ts'

interface RaceProps {
  readonly plain: Plain
  readonly view: Kinds['view']
  readonly sitters: readonly Sitter[]
  readonly active: Seat | null
}

/** A lane for each, and the chequered line at the goal. */
export function Race({ plain, view, sitters, active }: RaceProps) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const room = useSize(place)
  const road = roadOf(room, sitters.length, plain.goal)
  const label = say(sentenceOf('board.race', { goal: plain.goal }))
  return (
    <div ref={place} className={style.race} style={{ flexBasis: TALLEST * sitters.length }}>
      {room.width > 0 && (
        <svg width={room.width} height={road.height} role="group" aria-label={label}>
          <Course road={road} lanes={sitters.length} active={active} />
          {sitters.map((_, seat) => (
            <Lane
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              road={road}
              seat={seat}
              sitters={sitters}
              points={plain.scores(view)[seat]!}
              stake={seat === plain.turn(view) ? plain.stake(view) : 0}
            />
          ))}
        </svg>
      )}
    </div>
  )
}

interface LaneProps {
  readonly road: Road
  readonly seat: Seat
  readonly sitters: readonly Sitter[]
  readonly points: number
  readonly stake: number
}

function Lane({ road, seat, sitters, points, stake }: LaneProps) {
  const say = useSay()
  const key = stake > 0 ? 'board.lane-at-stake' : 'board.lane'
  const { colour, name } = sitters[seat]!
  const y = road.y(seat)
  return (
    <g role="img" aria-label={say(sentenceOf(key, { player: { seat }, points, stake }))} data-lane={seat}>
      <Trail road={road} y={y} from={points} to={points + stake} className={style.hope} />
      <Trail road={road} y={y} from={0} to={points} className={style.trail} stroke={`var(--${colour})`} />
      <g className={style.runner} style={{ transform: `translate(${road.x(points)}px, ${y}px)` }}>
        <g transform={`scale(${road.sign / 104})`}>
          <Badge colour={colour} isSecond={isSecond(sitters, seat)} />
        </g>
      </g>
      <Label road={road} y={y} points={points} stake={stake} name={name} />
    </g>
  )
}

interface TrailProps {
  readonly road: Road
  readonly y: number
  readonly from: number
  readonly to: number
  readonly className: string | undefined
  readonly stroke?: string
}

/** A line of one length, moved and drawn out, so that it grows as smoothly as the runner goes. */
const Trail = ({ road, y, from, to, className, stroke }: TrailProps) => (
  <path
    d={`M0 0H${road.length}`}
    className={className}
    stroke={stroke}
    strokeWidth={road.sign * 0.42}
    style={{ transform: `translate(${road.x(from)}px, ${y}px) scaleX(${(road.x(to) - road.x(from)) / road.length})` }}
  />
)

interface LabelProps {
  readonly road: Road
  readonly y: number
  readonly points: number
  readonly stake: number
  readonly name: string
}

/** Beside the runner, on the side where there is more room. */
function Label({ road, y, points, stake, name }: LabelProps) {
  const isBehind = road.x(points) > road.width / 2
  const aside = road.sign * 0.62
  const x = road.x(points) + (isBehind ? -aside : aside)
  return (
    <text
      className={style.label}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      textAnchor={isBehind ? 'end' : 'start'}
      fontSize={road.letters}
      dy=".35em"
      aria-hidden="true"
    >
      {road.cut(name)}
      <tspan className={style.points} dx=".4em">
        {points}
      </tspan>
      {stake > 0 && (
        <tspan className={style.plus} dx=".3em">
          {`+${stake}`}
        </tspan>
      )}
    </text>
  )
}
