import { useEffect, useState } from 'react'
import type { Refusal, Seat } from '../../../engine/game.ts'
import type { Sentence } from '../../../engine/sentence.ts'
import type { Choice, Moment } from '../../../table/seat-view.ts'
import type { Play } from '../../games/play.ts'
import { play as playSound } from '../../ui/sound.ts'
import type { TableStore } from '../store/table-store.ts'
import type { Shown } from './presenter.ts'
import { activeSeat, type Scene, sceneNow, sceneThen } from './scene.ts'

type Action = { readonly kind: string }

/** What the table page shows and does, in one place for all its parts. */
export interface TableControls {
  readonly scene: Scene
  /** The choices that the bar lists: all that the board does not offer in its own way. */
  readonly listed: readonly Choice[]
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
  undo(): void
  /** The one obvious thing: go on after a pause, land dice, skip ahead, throw, or take the only choice. */
  goOn(): void
  forgetRefusal(): void
}

export function useTable(store: TableStore, play: Play, shown: Shown, skip: () => void): TableControls {
  const { snapshot, falling } = shown
  const [looking, setLooking] = useState<number | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const last = snapshot.told.length - 1
  // What was looked at may have been taken back meanwhile.
  if (looking !== null && looking >= last) setLooking(null)
  const earlier = useEarlier(store, looking)
  const scene = earlier ? sceneThen(play, earlier.moment, snapshot, earlier.index) : sceneNow(play, shown)
  const ownTurn = falling ? null : (snapshot.choices[0]?.seat ?? snapshot.throwDue)
  const skips = skippable(shown, ownTurn)
  const listed = play.claims ? scene.choices.filter(({ action }) => !play.claims!(action)) : scene.choices
  // biome-ignore lint/correctness/useExhaustiveDependencies: a refusal is about the moment it was given in
  useEffect(() => setRefusal(null), [last])
  const act = (action: Action) => {
    const chosen = snapshot.choices.find((choice) => choice.action === action)
    const seat = chosen?.seat ?? ownTurn ?? snapshot.watcher
    if (looking !== null || falling || seat === null) return
    playSound('act')
    store.act(seat, action).then(setRefusal)
  }
  const goOn = () => {
    if (snapshot.pause && !falling) return store.goOn()
    if (skips) return skips === 'halt' ? undefined : skip()
    if (snapshot.throwDue !== null) return store.roll()
    if (scene.choices.length === 1 && listed.length === 1) act(listed[0]!.action)
  }
  return {
    scene,
    listed,
    prompt: store.game.prompt(snapshot.view),
    ownTurn,
    active: activeSeat(snapshot.waiting),
    skips,
    refusal,
    looking,
    look: (index) => setLooking(index === last ? null : index),
    act,
    undo: () => void store.undo().then(setRefusal),
    goOn,
    forgetRefusal: () => setRefusal(null),
  }
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

function skippable({ snapshot, falling }: Shown, ownTurn: Seat | null): TableControls['skips'] {
  if (falling) return 'dice'
  if (ownTurn !== null || snapshot.aloud || snapshot.result !== null || snapshot.pause) return null
  return snapshot.hurrying ? 'halt' : 'others'
}
