import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { top } from '../../../engine/frames.ts'
import type { Action, Car, DiceyCurves, Move, Space, View } from '../../../games/dicey-curves/state.ts'
import { useSay } from '../../words/words.tsx'
import type { BoardProps } from '../play.ts'
import { targetsOf } from './aims.ts'
import { focusOf } from './focus.ts'
import { carOf, usePicks, useWay } from './picks.ts'
import { NOWHERE, type Reach, reachOf } from './reach.ts'
import { type Choices, diceOf, moveWith, usesOf } from './selection.ts'
import { type World, worldOf } from './world.ts'

/** A map lower than this has room for little more than the car. */
const LOW = 200

/** So many spaces ahead of a car are of interest before it is driven; then those that it may go. */
const AHEAD = 3

/** What is picked, what that makes possible, and how it is done: one place for the map and the panel. */
export function useRace({ view, choices, active, onAction }: BoardProps<DiceyCurves>, height: number) {
  const say = useSay()
  const [picks, onPick] = usePicks(view)
  const [driven, setDriven] = useState<Car | null>(null)
  const world = worldOf(view)
  const frame = top(view)
  const dice = useMemo(() => diceOf(view), [view])
  const picked = dice.filter(({ id }) => picks.dice.includes(id))
  const car = frame.kind === 'drive' ? frame.car : carOf(view, choices, picks.car, driven)
  const move = moveWith(choices, picked, car, picks.power)
  const reach = useReach(view, choices, move)
  const uses = picks.danger ? usesOf(choices, picks.danger) : []
  const setWay = useWay(choices, onAction, (fork) => onPick({ fork }))
  const act = (action: Action) => {
    if (action.kind === 'move') setDriven(action.car)
    setWay([])
    onAction(action)
  }
  const onDrive = (way: readonly Space[], first: Move | null) => {
    const step = first ?? firstStep(choices, way)
    if (!step) return
    act(step)
    setWay(first ? way : way.slice(1))
  }
  const targets = targetsOf({ view, world, choices, picks, reach, move, uses, say, onPick, onAction: act, onDrive })
  const ahead = frame.kind === 'drive' ? frame.left : height < LOW ? 0 : AHEAD
  const focus = focusOf({ view, world, targets, car, active, ahead })
  return { picks, onPick, world, frame, dice, picked, car, move, uses, targets, focus, act }
}

export type Race = ReturnType<typeof useRace>

function useReach(view: View, choices: Choices, move: Move | null): Reach {
  const seat = choices[0]?.seat
  const isDriving = top(view).kind === 'drive'
  return useMemo(
    () => (seat === undefined || (!move && !isDriving) ? NOWHERE : reachOf(view, seat, move)),
    [view, seat, move, isDriving],
  )
}

const firstStep = (choices: Choices, way: readonly Space[]): Action | undefined =>
  choices.find(({ action }) => action.kind === 'step' && action.to === way[0] && !action.avoid)?.action

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
