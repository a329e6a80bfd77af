import { useEffect, useRef } from 'react'
import { play, wasTouched } from '../../sound/play.ts'
import { vibrate } from '../../sound/vibrate.ts'
import type { Shown } from './presenter.ts'

/** Lets what happens at a table be heard, and felt where it happens to whoever holds the phone. */
export function useSounds({ falling, snapshot }: Shown): void {
  const isRolling = falling?.phase === 'rolling'
  const isOver = snapshot.result !== null
  const isTurn = snapshot.choices.length > 0 || snapshot.throwDue !== null
  useEffect(() => {
    if (isRolling) void play('roll')
  }, [isRolling])
  useEffect(() => {
    if (isOver) void play('over')
  }, [isOver])
  useEffect(() => {
    if (!isTurn) return
    void play('turn')
    vibrate('turn')
  }, [isTurn])
  useCues(snapshot)
}

/** What was told since the last look; nothing of what was told before the table was opened, or taken back. */
function useCues({ told, own }: Shown['snapshot']): void {
  const known = useRef(told.length)
  useEffect(() => {
    const fresh = told.since(known.current).flatMap(({ sentences }) => sentences)
    known.current = told.length
    if (fresh.length === 0 || !wasTouched()) return
    import('../../sound/cues.ts').then(
      ({ cueOf, isHit }) => {
        const cue = cueOf(fresh)
        if (cue) void play(cue)
        if (isHit(fresh, own)) vibrate('contact')
      },
      () => undefined,
    )
  }, [told, own])
}
