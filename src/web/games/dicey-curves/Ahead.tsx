import type { Sentence } from '../../../engine/sentence.ts'
import { NONE } from '../../../games/dicey-curves/rules/deck.ts'
import { trackGraph } from '../../../games/dicey-curves/rules/race.ts'
import type { Car, Space, View } from '../../../games/dicey-curves/state.ts'
import { cardName } from '../../../games/dicey-curves/telling/say.ts'
import { useList, useSay } from '../../words/words.tsx'
import { letterOf } from './letter.ts'
import { say as sentenceOf } from './tray.ts'

const CARDS = 3

/** What the eye sees at a glance, for those who listen: lanes, Gates and whatever stands on the cards before a car. */
export function Ahead({ view, car }: { readonly view: View; readonly car: Car }) {
  const say = useSay()
  const list = useList('narrow')
  const { cardOf, faces } = trackGraph(view)
  const space = view.cars[car]!
  if (space === NONE) return null
  const cards = faces.map((face, card) => ({ face, card })).slice(cardOf[space]!, cardOf[space]! + CARDS)
  return (
    <ul className="unseen" aria-label={say(sentenceOf('ahead', { letter: letterOf(car) }))}>
      {cards.map(({ face, card }) => {
        const lanes = face.lanes.map((lane) => list(lane.flatMap((local) => partsOf(view, card, local)).map(say)))
        return (
          <li key={card}>{say(sentenceOf('ahead.card', { card: cardName(view, card), lanes: lanes.join('; ') }))}</li>
        )
      })}
    </ul>
  )
}

/** A space and what stands there, and the Gate behind it. */
function partsOf(view: View, card: number, local: number): Sentence[] {
  const { faces, firstSpace } = trackGraph(view)
  const { spaces, gateOf, gateSizes } = faces[card]!
  const gate = gateOf[local]!
  const space = spaceOf(view, firstSpace[card]! + local, spaces[local]!)
  return gate === NONE ? [space] : [space, sentenceOf('ahead.gate', { size: gateSizes[gate]! })]
}

function spaceOf({ cars }: View, space: Space, name: string): Sentence {
  const car = cars.indexOf(space)
  return sentenceOf(car < 0 ? 'ahead.space' : 'ahead.car', { name, letter: car < 0 ? '' : letterOf(car) })
}
