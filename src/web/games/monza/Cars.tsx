import type { Sentence } from '../../../engine/sentence.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import { type Board, COLOURS, isGoal, type Spot, START } from '../../../games/monza/board.ts'
import type { View } from '../../../games/monza/state.ts'
import { place } from '../../../games/monza/telling/say.ts'
import { Car } from '../../ui/Car.tsx'
import { useSay } from '../../words/words.tsx'
import style from './Board.module.css'
import type { Oval } from './geometry.ts'
import { type Place, progressOf, standOf } from './places.ts'
import { say as sentenceOf } from './tray.ts'

interface CarsProps {
  readonly view: View
  readonly sitters: readonly Sitter[]
  readonly active: number | null
  readonly places: ReadonlyMap<Spot, Place>
  readonly oval: Oval
}

/** Every car where it stands, nose ahead. The one to move is ringed and drawn last, on top. */
export function Cars({ view, sitters, active, places, oval }: CarsProps) {
  const seats = [...sitters.keys()].sort((a, b) => Number(a === active) - Number(b === active))
  return (
    <g className={style.cars}>
      {seats.map((seat) => (
        <OneCar
          key={seat}
          seat={seat}
          view={view}
          sitter={sitters[seat]!}
          isActive={seat === active}
          places={places}
          oval={oval}
        />
      ))}
    </g>
  )
}

interface OneCarProps extends Pick<CarsProps, 'view' | 'places' | 'oval'> {
  readonly seat: number
  readonly sitter: Sitter
  readonly isActive: boolean
}

function OneCar({ seat, sitter, view, isActive, places, oval }: OneCarProps) {
  const say = useSay()
  const spot = view.cars[seat]!
  const { x, y, angle } = standOf(spot, orderOf(view, seat), places, oval)
  const { board } = view.table
  const way = wayOf(board, spot)
  return (
    <g
      role="img"
      aria-label={say(sentenceOf('board.car', { player: { seat }, way }))}
      className={style.car}
      data-car={seat}
      style={{ transform: `translate(${x}px, ${y}px) rotate(${angle}deg)` }}
    >
      {isActive && <circle r={oval.lane * 0.62} className={style.active} />}
      <g transform={`scale(${oval.lane / 68})`}>
        <Car colour={COLOURS[view.colours[seat] ?? -1] ?? sitter.colour} />
      </g>
    </g>
  )
}

/** Where it stands, in the words of the choices. */
function wayOf(board: Board, spot: Spot): Sentence {
  if (spot === START) return sentenceOf('board.start')
  if (isGoal(spot)) return place(board, spot)
  const position = progressOf(board, spot)
  return sentenceOf('board.on', { spot: place(board, spot), position, length: board.length })
}

/** Cars on the same goal or on the grid stand in the order of their seats. */
function orderOf({ cars }: View, seat: number): number {
  return cars[seat] === START ? seat : cars.slice(0, seat).filter((spot) => spot === cars[seat]).length
}
