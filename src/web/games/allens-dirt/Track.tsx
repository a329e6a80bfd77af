import { useEffect, useMemo, useRef, useState } from 'react'
import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { column } from '../../../games/allens-dirt/rules/order.ts'
import { type Action, type AllensDirt, LINE, type View } from '../../../games/allens-dirt/state.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { moves } from '../../settings/settings.ts'
import { PanZoom } from '../../ui/PanZoom.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { useSize } from '../../ui/useSize.ts'
import { useSay } from '../../words/words.tsx'
import { areaAround } from '../plane.ts'
import style from './Board.module.css'
import { Cars } from './Cars.tsx'
import { useFocusKept, useStop } from './focus.ts'
import { LANE, ovalOf } from './geometry.ts'
import { placeId, placesOf, standOf } from './places.ts'
import { flagOf } from './race.ts'
import { type Routes, routesOf } from './route.ts'
import { Scenery } from './Scenery.tsx'
import { Ends, Marks, Spots } from './Spots.tsx'
import type { Paint } from './SprintCar.tsx'
import { say as sentenceOf } from './say.ts'

interface TrackProps {
  readonly view: View
  readonly liveries: readonly Paint[]
  readonly choices: readonly Choice<AllensDirt>[]
  readonly active: Seat | null
  readonly onAction: (action: Action) => void
}

const NOWHERE: Routes = new Map()
const NOTHING: ReadonlyMap<string, Choice<AllensDirt>> = new Map()

/** A finger and the eye need lanes of so many pixels; where they are narrower, the picture begins close to the action. */
const FINGER = 44
const LEGIBLE = 26

/** How much higher the close picture is so that the buttons at its foot cover no lit space. */
const CLEAR = 1.3

/** The oval, as large as the room allows. */
export function Track({ view, liveries, choices, active, onAction }: TrackProps) {
  const say = useSay()
  const room = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(room)
  const { board } = view.table
  const tallest = useTallest(width, height)
  const oval = useMemo(() => ovalOf(board, width / tallest || 1), [board, width, tallest])
  const places = useMemo(() => placesOf(board, oval), [board, oval])
  const seat = choices[0]?.seat
  const { isDriving, drive } = useDrive(view, choices, onAction)
  const isSteered = seat !== undefined && !isDriving
  const routes = useMemo(() => (isSteered ? routesOf(view, seat) : NOWHERE), [view, seat, isSteered])
  const isTouched = useMedia('(pointer: coarse)')
  useStop(room)
  useFocusKept(room)
  const here = isSteered ? placed(view, choices) : NOTHING
  const lit = places.filter(({ id }) => routes.has(id)).map(({ middle }) => middle)
  const near = active === null ? null : areaAround([standOf(view, active, oval), ...lit], LANE * 1.5)
  const focus = near && lit.length > 0 ? { ...near, height: near.height * CLEAR } : near
  const scale = Math.min(width / oval.whole.width, height / oval.whole.height)
  return (
    <div ref={room} className={style.track} tabIndex={-1} data-driving={isDriving}>
      {width > 0 && (
        <PanZoom
          whole={oval.whole}
          focus={focus}
          startsClose={scale * LANE < (isTouched ? FINGER : LEGIBLE)}
          label={say(sentenceOf('board.track', { columns: board.columns }))}
        >
          <Scenery oval={oval} board={board} flag={flagOf(view)} />
          <Spots
            places={places}
            lanes={board.lanes}
            routes={routes}
            ahead={aheadOf(view, choices)}
            choices={here}
            onAction={onAction}
            onDrive={drive}
          />
          <Cars view={view} liveries={liveries} active={active} oval={oval} />
          <Marks places={places} routes={routes} choices={here} />
        </PanZoom>
      )}
      <Ends places={places} lanes={board.lanes} routes={routes} onDrive={drive} />
    </div>
  )
}

/** The room shrinks and grows with what there is to choose; the oval keeps the shape of the tallest it had. */
function useTallest(width: number, height: number): number {
  const [room, setRoom] = useState({ width, height })
  const isAnother = room.width !== width
  if (isAnother || room.height < height) setRoom({ width, height })
  return isAnother ? height : Math.max(room.height, height)
}

/** Steps and contacts are shown on the spot they lead to, stopping where the car stands. */
function placed(view: View, choices: readonly Choice<AllensDirt>[]): ReadonlyMap<string, Choice<AllensDirt>> {
  const frame = top(view)
  if (frame.kind !== 'move') return new Map()
  const at = column(view, frame.seat)
  return new Map(
    choices.map((choice) => {
      const { action } = choice
      return ['lane' in action ? placeId(action.lane, at + 1) : placeId(view.lane[frame.seat]!, at), choice]
    }),
  )
}

function aheadOf(view: View, choices: readonly Choice<AllensDirt>[]): number | null {
  const frame = top(view)
  return frame.kind === 'move' && choices.length > 0 ? column(view, frame.seat) + 1 : null
}

const BETWEEN = 170

interface Drive {
  readonly lanes: readonly number[]
  /** The lane of the step before; a car that is elsewhere was driven by hand. */
  readonly last: number | null
}

const PARKED: Drive = { lanes: [], last: null }

/** Drives a whole way lane by lane, each step after the one before has arrived; whatever gets in between ends it. */
function useDrive(view: View, choices: readonly Choice<AllensDirt>[], onAction: (action: Action) => void) {
  const [drive, setDrive] = useState(PARKED)
  const actedOn = useRef<View | null>(null)
  const act = useRef(onAction)
  useEffect(() => {
    act.current = onAction
  })
  useEffect(() => {
    const [lane, ...lanes] = drive.lanes
    if (lane === undefined || view === actedOn.current) return
    const next = choices.find(({ action }) => action.kind === 'step' && action.lane === lane)
    if (!next || !isOnCourse(view, next.seat, drive)) return setDrive(PARKED)
    const take = () => {
      actedOn.current = view
      setDrive({ lanes, last: lane })
      act.current(next.action)
    }
    const timer = setTimeout(take, drive.last === null || !moves() ? 0 : BETWEEN)
    return () => clearTimeout(timer)
  }, [drive, view, choices])
  const isDriving = drive.lanes.length > 0
  const start = (lanes: readonly number[]) => {
    actedOn.current = null
    setDrive({ lanes, last: null })
  }
  return { isDriving, drive: start }
}

const isOnCourse = ({ lane }: View, seat: Seat, { last }: Drive): boolean =>
  last === null || lane[seat] === last || lane[seat] === LINE
