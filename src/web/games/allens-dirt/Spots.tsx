import type { MouseEvent } from 'react'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import type { Action, AllensDirt } from '../../../games/allens-dirt/state.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { useSay } from '../../words/words.tsx'
import { ChanceMark } from '../ChanceMark.tsx'
import { useChance } from '../chances.ts'
import style from './Board.module.css'
import type { End, Ends } from './ends.ts'
import type { Place } from './places.ts'
import type { Routes } from './route.ts'
import { Sign } from './Sign.tsx'
import { say as sentenceOf } from './say.ts'

export interface SpotsProps {
  readonly places: readonly Place[]
  readonly lanes: readonly string[]
  readonly routes: Routes
  /** Where the move can be over, by the place. */
  readonly ends: Ends
  /** The column a step would lead to, if somebody here is to take one. */
  readonly ahead: number | null
  /** The choices of this moment by the place they are shown at. */
  readonly choices: ReadonlyMap<string, Choice<AllensDirt>>
  readonly onAction: (action: Action) => void
  /** Several steps in one go. */
  readonly onDrive: (actions: readonly Action[]) => void
}

/** Chalk, signs, and what can be driven to. */
export function Spots(props: SpotsProps) {
  const { places, routes, ends, ahead, onAction } = props
  const onClick = ({ target }: MouseEvent) => {
    const element = (target as Element).closest<SVGElement>('[data-spot]')
    const place = places.find(({ id }) => id === element?.dataset.spot)
    if (place?.column === ahead && !routes.has(place!.id) && !ends.has(place!.id))
      onAction({ kind: 'step', lane: place!.lane })
  }
  return (
    <g onClick={onClick}>
      {places.map((place) => (
        <Spot key={place.id} place={place} />
      ))}
      {places.map((place) => (
        <Target key={place.id} place={place} {...props} />
      ))}
    </g>
  )
}

function Spot({ place: { id, outline, kind, middle } }: { readonly place: Place }) {
  return (
    <g data-spot={id}>
      <path d={outline} className={style.spot} />
      {kind && kind !== 'line' && <Sign kind={kind} x={middle.x} y={middle.y} />}
    </g>
  )
}

/** A place that can be driven to, a car to be hit, or the spot to stop on. */
function Target({ place, lanes, routes, ends, choices, onDrive }: SpotsProps & { readonly place: Place }) {
  const say = useSay()
  const choice = choices.get(place.id)
  const route = routes.get(place.id)
  const end = ends.get(place.id)
  const chance = useChance(movesTo(choice, end))?.said
  if (!choice && !route && !end) return null
  const take = () => onDrive(end?.actions ?? route?.actions ?? [choice!.action])
  return (
    <g
      role="button"
      aria-label={say(nameOf(place, lanes, choice, end))}
      aria-description={chance}
      data-rove
      data-kind={choice?.action.kind ?? 'drive'}
      data-ends={end?.kind}
      className={`${style.target} ${lookOf(choice, end)}`}
      onClick={(event) => {
        event.stopPropagation()
        take()
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        take()
      }}
    >
      <path d={place.outline} className={style.halo} />
      <path d={place.outline} className={style.beckon} />
    </g>
  )
}

/** By one act, or by a whole move. */
const movesTo = (choice: Choice<AllensDirt> | undefined, end: End | undefined): (readonly Action[])[] => [
  ...(choice ? [[choice.action]] : []),
  ...(end ? [end.actions] : []),
]

type MarksProps = Pick<SpotsProps, 'places' | 'ends' | 'choices'> & { readonly scale: number }

/** What stands above the cars: where the move can end, where it could stop, whom it could hit. */
export function Marks({ places, ends, choices, scale }: MarksProps) {
  return (
    <g aria-hidden="true" className={style.sign}>
      {places.map((place) => {
        const end = ends.get(place.id)?.kind
        const kind = end ?? choices.get(place.id)?.action.kind
        if (kind === 'contact') return <Burst key={place.id} place={place} />
        if (kind === 'stop') return <StopSign key={place.id} place={place} />
        return end ? <EndFlag key={place.id} place={place} /> : null
      })}
      {places.map(({ id, middle }) => (
        <ChanceMark
          key={id}
          moves={movesTo(choices.get(id), ends.get(id))}
          x={middle.x}
          y={middle.y + 20}
          scale={scale}
        />
      ))}
    </g>
  )
}

function lookOf(choice: Choice<AllensDirt> | undefined, end: End | undefined): string {
  if (choice) return style[choice.action.kind]!
  if (!end) return style.passed!
  return (end.kind === 'step' ? style.end : style[end.kind])!
}

/** What the bar says of an end, "Straight on, low", or where a longer drive leads. */
function nameOf(
  { lane, column, kind }: Place,
  lanes: readonly string[],
  choice: Choice<AllensDirt> | undefined,
  end: End | undefined,
): Sentence {
  if (end) return sentenceOf('board.end', { end: end.meaning })
  if (choice) return choice.meaning
  const spot =
    kind === 'line'
      ? sentence('allens-dirt.spot.line')
      : sentence('allens-dirt.spot.track', { lane: laneName(lanes[lane]!), column })
  return sentenceOf('board.drive', { spot, sign: sentenceOf(`board.sign.${kind ?? 'none'}`) })
}

const KNOWN = ['low', 'middle', 'high']
const laneName = (name: string): Sentence =>
  KNOWN.includes(name) ? sentence(`allens-dirt.lane.${name}`) : sentence('allens-dirt.lane.other', { name })

/** A little flag where the move would be over. */
const EndFlag = ({ place: { middle } }: { readonly place: Place }) => (
  <g transform={`translate(${middle.x + 8} ${middle.y - 24})`} className={style.sign}>
    <path d="M0 30V0" stroke="#191417" strokeWidth="3.500" strokeLinecap="round" />
    <path d="M0 0H20L15 7 20 14H0Z" fill="#fff6e6" stroke="#191417" strokeWidth="2" strokeLinejoin="round" />
  </g>
)

const StopSign = ({ place: { middle } }: { readonly place: Place }) => (
  <g transform={`translate(${middle.x - 19} ${middle.y - 19}) scale(.34)`} className={style.sign}>
    <path d="M-15-37H15L37-15V15L15 37H-15L-37 15V-15Z" fill="#c7380c" stroke="#fff6e6" strokeWidth="7" />
    <path d="M-18-6H18V6H-18Z" fill="#fff6e6" />
  </g>
)

const Burst = ({ place: { middle } }: { readonly place: Place }) => (
  <path
    d="M0-30 7-13 22-21 16-5 32 0 16 6 22 21 7 14 0 30-7 14-22 21-16 6-32 0-16-5-22-21-7-13Z"
    transform={`translate(${middle.x + 17} ${middle.y - 17}) scale(.5)`}
    className={style.burst}
  />
)
