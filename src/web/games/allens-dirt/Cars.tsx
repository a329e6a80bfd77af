import { useRef } from 'react'
import type { Seat } from '../../../engine/game.ts'
import { FINISHED, RETIRED, type View } from '../../../games/allens-dirt/state.ts'
import { spot } from '../../../games/allens-dirt/telling/say.ts'
import { useSay } from '../../words/words.tsx'
import style from './Board.module.css'
import { LANE, type Oval } from './geometry.ts'
import { transformOf, useGlide } from './glide.ts'
import { standOf } from './places.ts'
import { orderOf } from './race.ts'
import { type Paint, SprintCar } from './SprintCar.tsx'
import { say as sentenceOf } from './say.ts'

interface CarsProps {
  readonly view: View
  readonly liveries: readonly Paint[]
  readonly active: Seat | null
  readonly oval: Oval
}

/** Every car where it stands. The one whose dice are due is ringed and drawn last, on top. */
export function Cars({ view, liveries, active, oval }: CarsProps) {
  const seats = [...liveries.keys()].sort((a, b) => Number(a === active) - Number(b === active))
  return (
    <g className={style.cars}>
      {seats.map((seat) => (
        <OneCar key={seat} seat={seat} view={view} livery={liveries[seat]!} isActive={seat === active} oval={oval} />
      ))}
    </g>
  )
}

interface OneCarProps extends Pick<CarsProps, 'view' | 'oval'> {
  readonly seat: Seat
  readonly livery: Paint
  readonly isActive: boolean
}

function OneCar({ seat, livery, view, isActive, oval }: OneCarProps) {
  const say = useSay()
  const car = useRef<SVGGElement>(null)
  const stand = standOf(view, seat, oval)
  const { angle, size } = stand
  useGlide(car, view, seat, stand, oval)
  const isOut = view.lane[seat] === RETIRED
  return (
    <g
      ref={car}
      role="img"
      aria-label={say(nameOf(view, seat, livery))}
      className={isOut ? style.out : undefined}
      data-car={seat}
      style={{ transform: transformOf(stand) }}
    >
      {isActive && <circle r={LANE * 0.66} className={style.active} />}
      <g transform={`scale(${(size * LANE) / 77})`}>
        <SprintCar {...livery} angle={angle} />
        {view.halfSpeed[seat] && <HalfSpeed angle={angle} />}
        {isOut && <path d="M-30-24 30 24M-30 24 30-24" className={style.cross} />}
      </g>
    </g>
  )
}

function nameOf(view: View, seat: Seat, { number }: Paint) {
  const lane = view.lane[seat]!
  const where =
    lane === FINISHED
      ? sentenceOf('board.finished')
      : lane === RETIRED
        ? sentenceOf('board.out')
        : view.grid.length === 0
          ? sentenceOf('board.qualifies')
          : spot(view, seat)
  const place = orderOf(view).indexOf(seat) + 1
  const speed = sentenceOf(view.halfSpeed[seat] ? 'board.half' : 'board.full')
  return sentenceOf('board.car', { number, driver: { seat }, where, place, speed })
}

const HalfSpeed = ({ angle }: { readonly angle: number }) => (
  <g transform={`translate(-46 0) rotate(${-angle})`}>
    <circle r="15" fill="#fff1dc" stroke="#191417" strokeWidth="3" />
    <text y="8" fontSize="24" fontWeight="800" textAnchor="middle" fill="#8c2d02">
      ½
    </text>
  </g>
)
