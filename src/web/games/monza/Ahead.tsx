import type { Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { type Spot, spotOf, TYRE } from '../../../games/monza/board.ts'
import type { View } from '../../../games/monza/state.ts'
import { lane as laneName, place } from '../../../games/monza/telling/say.ts'
import { useList, useSay } from '../../words/words.tsx'
import { progressOf } from './places.ts'
import { say as sentenceOf } from './tray.ts'

interface AheadProps {
  readonly view: View
  readonly seat: Seat
  /** Where the move can end. */
  readonly ends: ReadonlySet<Spot>
}

/** What the eye sees at a glance, for those who listen: the next squares of each lane, and where the dice can lead. */
export function Ahead({ view, seat, ends }: AheadProps) {
  const say = useSay()
  const list = useList('narrow')
  const { board } = view.table
  const title = say(sentenceOf('board.ahead', { player: { seat } }))
  return (
    <div className="unseen">
      <ul aria-label={title}>
        {board.lanes.map(({ name }, lane) => {
          const squares = list(squaresAhead(view, seat, lane).map(say))
          return <li key={name}>{say(sentenceOf('board.ahead.lane', { lane: laneName(name), squares }))}</li>
        })}
      </ul>
      {ends.size > 0 && (
        <p>{say(sentenceOf('board.ends', { spots: list([...ends].map((spot) => say(place(board, spot)))) }))}</p>
      )}
    </div>
  )
}

const FAR = 5

function squaresAhead(view: View, seat: Seat, lane: number): Sentence[] {
  const { board } = view.table
  const behind = progressOf(board, view.cars[seat]!)
  return board.lanes[lane]!.squares.map((square, i) => ({ ...square, spot: spotOf(lane, i), number: i + 1 }))
    .filter(({ to }) => to > behind)
    .slice(0, FAR)
    .map(({ spot, colour, number }) => squareName(view, spot, colour, number))
}

function squareName(view: View, spot: Spot, paint: string, number: number): Sentence {
  const colour = paint === TYRE ? sentenceOf('board.tyres') : sentenceOf(`colour.${paint}`)
  const driver = view.cars.indexOf(spot)
  const square = sentenceOf('board.square', { number, colour })
  return driver < 0 ? square : sentenceOf('board.taken', { square, player: { seat: driver } })
}
