import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { top } from '../../../engine/frames.ts'
import type { Action, Car, DiceyCurves, Move, Space, View } from '../../../games/dicey-curves/state.ts'
import { useMedia } from '../../ui/useMedia.ts'
import { useSay } from '../../words/words.tsx'
import type { BoardProps } from '../play.ts'
import { focusOf } from './focus.ts'
import { useParts } from './lazily.ts'
import { carOf, useHalt, usePicks } from './picks.ts'
import type { Race } from './race.ts'
import type { Reach, reachOf } from './reach.ts'
import { type Choices, diceOf, moveWith, usesOf } from './selection.ts'
import type { Target } from './targets.ts'
import { type World, worldOf } from './world.ts'

/** A map lower than this has room for little more than the car. */
const LOW = 200

/** So many spaces ahead of a car are of interest before it is driven; then those that it may go. */
const AHEAD = 3

/** As TableLayout.module.css asks whether the board lies beside all the rest. */
const WIDE = '(min-aspect-ratio: 13 / 10)'

export function useRace(props: BoardProps<DiceyCurves>, height: number): Race {
  const { view, choices, wholeMoves, active, onAction, onDrive } = props
  const say = useSay()
  const [picks, onPick] = usePicks(view)
  const [driven, setDriven] = useState<Car | null>(null)
  const world = worldOf(view, useMedia(WIDE))
  const frame = top(view)
  const dice = useMemo(() => diceOf(view), [view])
  const picked = dice.filter(({ id }) => picks.dice.includes(id))
  const car = frame.kind === 'drive' ? frame.car : carOf(view, choices, picks.car, driven)
  const move = moveWith(choices, picked, car, picks.power)
  const parts = useParts()
  const reach = useReach(parts?.reachOf, view, choices, move)
  const uses = picks.danger ? usesOf(choices, picks.danger) : []
  const haltAt = useHalt(choices, (fork) => onPick({ fork }))
  const act = (action: Action) => {
    if (action.kind === 'move') setDriven(action.car)
    onAction(action)
  }
  const driveTo = (space: Space) => {
    const { actions, fork } = reach!.driveTo(space)
    const drive = move ? [move, ...actions] : actions
    if (drive.length === 0) return onPick({ fork })
    if (move) setDriven(move.car)
    haltAt(fork)
    onDrive(drive)
  }
  const aiming = { view, world, choices, wholeMoves, picks, reach, uses, say, onPick, onAction: act, driveTo }
  const targets = parts?.targetsOf(aiming) ?? NO_TARGETS
  const ahead = frame.kind === 'drive' ? frame.left : height < LOW ? 0 : AHEAD
  const focus = focusOf({ view, world, targets, car, active, ahead })
  return { picks, onPick, world, frame, dice, picked, car, move, uses, targets, focus, act }
}

const NO_TARGETS: readonly Target[] = []

type ReachOf = typeof reachOf

function useReach(reachOf: ReachOf | undefined, view: View, choices: Choices, move: Move | null): Reach | null {
  const seat = choices[0]?.seat
  const isDriving = top(view).kind === 'drive'
  return useMemo(
    () => (!reachOf || seat === undefined || (!move && !isDriving) ? null : reachOf(view, seat, move)),
    [reachOf, view, seat, move, isDriving],
  )
}

const NEAR = 14

/** A tap on the track beside the choices is a step that the rules refuse with a reason. */
export function useGround(world: World, isDriving: boolean, onAction: (action: Action) => void) {
  const latest = useRef({ world, isDriving, onAction })
  useEffect(() => {
    latest.current = { world, isDriving, onAction }
  })
  return useCallback((x: number, y: number) => {
    const now = latest.current
    if (!now.isDriving) return
    const near = now.world.spaces
      .map(({ space, spot }) => ({ space, away: Math.hypot(spot.x - x, spot.y - y) }))
      .reduce((one, other) => (other.away < one.away ? other : one))
    if (near.away < NEAR) now.onAction({ kind: 'step', to: near.space, avoid: false })
  }, [])
}
