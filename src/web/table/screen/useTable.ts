import { useEffect, useMemo, useState } from 'react'
import { endsOf, type WholeMove } from '../../../engine/ends.ts'
import type { Refusal, Seat } from '../../../engine/game.ts'
import type { Drives } from '../../../engine/guide.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import { peopleOf } from '../../../engine/sitter.ts'
import type { Moment } from '../../../table/seat-view.ts'
import type { Play } from '../../games/play.ts'
import { useSettings } from '../../settings/settings.ts'
import { play as playSound } from '../../sound/play.ts'
import type { TableStore } from '../store/table-store.ts'
import type { Shown } from './presenter.ts'
import { activeSeat, type Scene, sceneNow, sceneThen } from './scene.ts'

type Action = { readonly kind: string }

/** What the table page shows and does, in one place for all its parts. */
export interface TableControls {
  readonly scene: Scene
  /** What the bar lists: where the drive can end, or the choices that the board does not offer in its own way. */
  readonly listed: readonly WholeMove[]
  /** Where the drive under way can end, whether or not somebody wants to drive it step by step. */
  readonly wholeMoves: readonly WholeMove[]
  readonly prompt: Sentence
  /** The seat on this page that is to act. */
  readonly ownTurn: Seat | null
  readonly active: Seat | null
  /** What can be passed over: dice in the air, or others who take their time. */
  readonly skips: 'dice' | 'others' | 'halt' | null
  readonly refusal: Refusal | null
  /** The earlier moment that is looked at, or null for now. */
  readonly looking: number | null
  look(index: number | null): void
  act(action: Action): void
  /** Several steps in one go. */
  drive(actions: readonly Action[]): void
  undo(): void
  /** The one obvious thing: go on after a pause, land dice, skip ahead, throw, or take the only choice. */
  goOn(): void
  forgetRefusal(): void
}

interface Table {
  readonly store: TableStore
  readonly play: Play
  readonly drives: Drives | null
  readonly shown: Shown
  readonly onSkip: () => void
}

export function useTable(parts: Table): TableControls {
  const { store, play, shown, onSkip } = parts
  const { snapshot, falling } = shown
  const [looking, setLooking] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const last = snapshot.told.length - 1
  // What was looked at may have been taken back meanwhile.
  if (looking !== null && looking >= last) setLooking(null)
  const earlier = useEarlier(store, looking)
  const scene = earlier ? sceneThen(play, earlier.moment, snapshot, earlier.index) : sceneNow(play, shown)
  const ownTurn = falling ? null : (snapshot.choices[0]?.seat ?? snapshot.throwDue)
  const skips = skippable(shown, ownTurn, store)
  const wholeMoves = useWholeMoves(parts)
  const listed = useListed(play, scene, wholeMoves, !store.isElsewhere && peopleOf(snapshot.sitters).length === 1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is about the moment it was given in
  useEffect(() => setRefusal(null), [last])
  const drive = (actions: readonly Action[]) => {
    const chosen = snapshot.choices.find((choice) => choice.action === actions[0])
    const seat = chosen?.seat ?? ownTurn ?? snapshot.watcher
    if (looking !== null || falling || seat === null) return
    void playSound('act')
    store.act(seat, actions).then(setRefusal)
  }
  const goOn = () => {
    if (snapshot.pause && !falling) return store.goOn()
    if (skips) return skips === 'halt' ? undefined : onSkip()
    if (snapshot.throwDue !== null) return store.roll()
    const roll = listed.find(({ actions }) => play.rolls?.(actions[0]!))
    if (roll) return drive(roll.actions)
    if (scene.choices.length === 1 && listed.length === 1) drive(listed[0]!.actions)
  }
  return {
    scene,
    listed,
    wholeMoves,
    prompt: store.game.prompt(snapshot.view),
    ownTurn,
    active: activeSeat(snapshot.waiting),
    skips,
    refusal,
    looking,
    look: (index) => setLooking(index === last ? null : index),
    act: (action) => drive([action]),
    drive,
    undo: () => void store.undo().then(setRefusal),
    goOn,
    forgetRefusal: () => setRefusal(null),
  }
}

const NO_MOVES: readonly WholeMove[] = []

/** Where the drive of whoever is asked here can end. */
function useWholeMoves({ store, drives, shown }: Table): readonly WholeMove[] {
  const { view, choices } = shown.snapshot
  const seat = shown.falling ? undefined : choices[0]?.seat
  return useMemo(
    () => (drives && seat !== undefined ? endsOf(store.game, drives, view, seat) : NO_MOVES),
    [store, drives, view, seat],
  )
}

/** Others could tell from what is done in one go that somebody did not wait for them. */
function useListed(
  { claims, joined }: Play,
  { view, choices }: Scene,
  wholeMoves: readonly WholeMove[],
  isAlone: boolean,
): readonly WholeMove[] {
  const { stepwise } = useSettings()
  if (wholeMoves.length > 0 && choices.length > 0 && !stepwise) return wholeMoves
  const shown = claims ? choices.filter(({ action }) => !claims(action)) : choices
  return shown.flatMap(({ action, meaning }) => [
    { actions: [action], meaning },
    ...((isAlone && joined?.(view, action)) || NO_MOVES),
  ])
}

interface Earlier {
  readonly index: number
  readonly moment: Moment
}

/** The moment that is looked at; until it has come, the one before. */
function useEarlier(store: TableStore, looking: number | null): Earlier | null {
  const [earlier, setEarlier] = useState<Earlier | null>(null)
  useEffect(() => {
    if (looking === null) return setEarlier(null)
    let isWanted = true
    store.moment(looking).then((moment) => isWanted && setEarlier({ index: looking, moment }))
    return () => {
      isWanted = false
    }
  }, [store, looking])
  return looking === null ? null : earlier
}

/** Who plays elsewhere takes the time they take. */
function skippable(
  { snapshot, falling }: Shown,
  ownTurn: Seat | null,
  { isElsewhere }: TableStore,
): TableControls['skips'] {
  if (falling) return 'dice'
  if (isElsewhere) return null
  if (ownTurn !== null || snapshot.aloud || snapshot.result !== null || snapshot.pause) return null
  return snapshot.hurrying ? 'halt' : 'others'
}
