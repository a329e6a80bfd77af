import type { Sitter } from '../../../engine/sitter.ts'
import { NONE } from '../../../games/dicey-curves/rules/deck.ts'
import { ownerOf } from '../../../games/dicey-curves/rules/race.ts'
import type { Car, View } from '../../../games/dicey-curves/state.ts'
import { spaceName } from '../../../games/dicey-curves/telling/say.ts'
import { useSay } from '../../words/words.tsx'
import { letterOf } from './letter.ts'
import { onEnter } from './on-enter.ts'
import style from './Pieces.module.css'
import { ToyCar } from './ToyCar.tsx'
import { say as sentenceOf } from './tray.ts'
import { podium, type World } from './world.ts'

interface PiecesProps {
  readonly view: View
  readonly world: World
}

interface CarsProps extends PiecesProps {
  readonly sitters: readonly Sitter[]
  /** The car that is being driven or chosen. */
  readonly lit: Car | null
  /** Cars that can be chosen, and what that means. */
  readonly names: ReadonlyMap<Car, string>
  readonly onCar: (car: Car) => void
}

/** Every car where it stands, the lit one last, on top. */
export function Cars({ view, world, sitters, lit, names, onCar }: CarsProps) {
  const cars = [...view.cars.keys()].sort((a, b) => Number(a === lit) - Number(b === lit))
  return (
    <g>
      {cars.map((car) => (
        <OneCar
          key={car}
          car={car}
          view={view}
          world={world}
          sitters={sitters}
          isLit={car === lit}
          name={names.get(car)}
          onCar={onCar}
        />
      ))}
    </g>
  )
}

interface OneCarProps extends PiecesProps, Pick<CarsProps, 'sitters' | 'onCar'> {
  readonly car: Car
  readonly isLit: boolean
  readonly name: string | undefined
}

function OneCar({ car, view, world, sitters, isLit, name, onCar }: OneCarProps) {
  const say = useSay()
  const space = view.cars[car]!
  const place = view.finished.indexOf(car)
  if (space === NONE && (place < 0 || !world.line)) return null
  const seat = ownerOf(view, car)
  const { x, y, angle } = space === NONE ? podium(world.line!, place) : world.spaces[space]!.spot
  const where = space === NONE ? sentenceOf('car.place', { place: place + 1 }) : spaceName(view, space)
  const label = say(sentenceOf('car.on', { player: { seat }, letter: letterOf(car), where }))
  return (
    <g
      className={`${style.car} ${name ? style.choosable : ''}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
      data-car={car}
      {...(name
        ? {
            role: 'button',
            'aria-label': `${label}. ${name}`,
            'aria-pressed': isLit,
            'data-rove': true,
            onClick: () => onCar(car),
            onKeyDown: onEnter(() => onCar(car)),
          }
        : { role: 'img', 'aria-label': label })}
    >
      {isLit && <circle r="12" className={style.ring} />}
      <g className={style.turn} style={{ transform: `rotate(${angle}deg) scale(${space === NONE ? 0.54 : 1})` }}>
        <ToyCar colour={sitters[seat]!.colour} letter={letterOf(car)} angle={angle} />
      </g>
    </g>
  )
}
