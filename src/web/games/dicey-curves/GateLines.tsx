import type { Sentence } from '../../../engine/sentence.ts'
import { NONE } from '../../../games/dicey-curves/rules/deck.ts'
import { carsOf } from '../../../games/dicey-curves/rules/race.ts'
import type { Car, FrameOf, View } from '../../../games/dicey-curves/state.ts'
import { useSay } from '../../words/words.tsx'
import style from './Board.module.css'
import { type NextGates, nextGates, sizesOffered } from './gates.ts'
import { letterOf } from './letter.ts'
import { say as sentenceOf } from './tray.ts'

interface GateLinesProps {
  readonly view: View
  readonly frame: FrameOf<'turn'>
  /** The car that is chosen: where there is little room, its line is the only one. */
  readonly car: Car | null
}

/** For each own car what the next Gate wants, and then what the dice offer. */
export function GateLines({ view, frame, car: chosen }: GateLinesProps) {
  const say = useSay()
  const cars = carsOf(view, frame.seat).filter((car) => view.cars[car] !== NONE)
  const sizes = sizesOffered(view, frame.boost)
  return (
    <ul className={style.gates} data-gates>
      {cars.map((car) => {
        const gates = nextGates(view, car)
        const isMet = gates?.sizes.some((size) => sizes.includes(size)) ?? false
        return (
          <li key={car} data-met={isMet} data-chosen={car === chosen}>
            {say(sentenceOf('gate.line', { letter: letterOf(car), need: needOf(gates), offer: offerOf(sizes) }))}
          </li>
        )
      })}
    </ul>
  )
}

const needOf = (gates: NextGates | null): Sentence =>
  gates ? sentenceOf('gate.ahead', { sizes: gates.sizes.join('/'), away: gates.away }) : sentenceOf('gate.none')

const offerOf = (sizes: readonly number[]): Sentence =>
  sizes.length > 0 ? sentenceOf('gate.offer', { sizes: sizes.join(', ') }) : sentenceOf('gate.nothing')
