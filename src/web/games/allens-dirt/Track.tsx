import { useMemo, useRef, useState } from 'react'
import { top } from '../../../engine/frames.ts'
import { column } from '../../../games/allens-dirt/rules/order.ts'
import type { AllensDirt, View } from '../../../games/allens-dirt/state.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { PanZoom } from '../../ui/PanZoom.tsx'
import { useMedia } from '../../ui/useMedia.ts'
import { useSize } from '../../ui/useSize.ts'
import { useSay } from '../../words/words.tsx'
import { markScale } from '../chances.ts'
import { areaAround } from '../plane.ts'
import type { BoardProps } from '../play.ts'
import style from './Board.module.css'
import { Cars } from './Cars.tsx'
import { type Ends, endsAt } from './ends.ts'
import { useFocusKept, useStop } from './focus.ts'
import { LANE, ovalOf } from './geometry.ts'
import { placeId, placesOf, standOf } from './places.ts'
import { flagOf } from './race.ts'
import { type Routes, routesOf } from './route.ts'
import { Scenery } from './Scenery.tsx'
import { Marks, Spots } from './Spots.tsx'
import type { Paint } from './SprintCar.tsx'
import { say as sentenceOf } from './say.ts'

export interface TrackProps
  extends Pick<BoardProps<AllensDirt>, 'view' | 'choices' | 'wholeMoves' | 'active' | 'onAction' | 'onDrive'> {
  /** By race seat. */
  readonly liveries: readonly Paint[]
}

const NOWHERE: Routes = new Map()
const NO_ENDS: Ends = new Map()

/** A finger and the eye need lanes of so many pixels; where they are narrower, the picture begins close to the action. */
const FINGER = 44
const LEGIBLE = 26

/** The oval, as large as the room allows. */
export function Track({ view, liveries, choices, wholeMoves, active, onAction, onDrive }: TrackProps) {
  const say = useSay()
  const room = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(room)
  const { board } = view.table
  const tallest = useTallest(width, height)
  const oval = useMemo(() => ovalOf(board, width / tallest || 1), [board, width, tallest])
  const places = useMemo(() => placesOf(board, oval), [board, oval])
  const seat = choices[0]?.seat
  const routes = useMemo(() => (seat === undefined ? NOWHERE : routesOf(view, seat)), [view, seat])
  const ends = useMemo(() => (seat === undefined ? NO_ENDS : endsAt(view, seat, wholeMoves)), [view, seat, wholeMoves])
  const isTouched = useMedia('(pointer: coarse)')
  useStop(room)
  useFocusKept(room)
  const here = placed(view, choices)
  const lit = places.filter(({ id }) => routes.has(id) || ends.has(id)).map(({ middle }) => middle)
  const focus = active === null ? null : areaAround([standOf(view, active, oval), ...lit], LANE * 1.5)
  const scale = Math.min(width / oval.whole.width, height / oval.whole.height)
  return (
    <div ref={room} className={style.track} tabIndex={-1}>
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
            ends={ends}
            ahead={aheadOf(view, choices)}
            choices={here}
            onAction={onAction}
            onDrive={onDrive}
          />
          <Cars view={view} liveries={liveries} active={active} oval={oval} />
          <Marks places={places} ends={ends} choices={here} scale={markScale(scale)} />
        </PanZoom>
      )}
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
