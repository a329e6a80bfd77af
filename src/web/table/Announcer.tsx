import { useEffect, useRef, useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import { type Sentence, sentence } from '../../engine/sentence.ts'
import { useStory } from '../words/words.tsx'
import type { Snapshot } from './store.ts'

interface AnnouncerProps {
  readonly snapshot: Snapshot
  readonly prompt: Sentence
  /** The seat on this page that is to act. */
  readonly ownTurn: Seat | null
}

const SILENCE: readonly Sentence[] = []

/** Nobody listens to more than so many sentences. */
const MANY = 24
const LAST = 2

/** After a long run: how much passed, and how it ended. */
const inShort = (fresh: readonly Sentence[]): readonly Sentence[] =>
  fresh.length <= MANY
    ? fresh
    : [sentence('web.announce.passed', { count: fresh.length - LAST }), ...fresh.slice(-LAST)]

/** Says each batch of events once, politely, and whose turn it is at once. Nothing else on the page speaks by itself. */
export function Announcer({ snapshot, prompt, ownTurn }: AnnouncerProps) {
  const story = useStory()
  const heard = useRef(snapshot.told.length)
  const turn = useRef<string>('')
  const [news, setNews] = useState(SILENCE)
  const [call, setCall] = useState(SILENCE)
  const { told, hurrying, pause } = snapshot
  useEffect(() => {
    if (hurrying) return
    const fresh = told.since(heard.current).flatMap(({ sentences }) => sentences)
    const isUndone = told.length < heard.current
    heard.current = told.length
    if (fresh.length > 0) setNews(inShort(fresh))
    else if (isUndone) setNews([sentence('web.announce.undone')])
  }, [told, hurrying])
  useEffect(() => {
    const key = pause ? pause.key : ownTurn === null ? '' : `${ownTurn}-${prompt.key}`
    if (key === turn.current) return
    turn.current = key
    if (pause) setCall([pause])
    else setCall(ownTurn === null ? SILENCE : [sentence('web.announce.turn', { prompt })])
  }, [ownTurn, prompt, pause])
  return (
    <div className="unseen">
      <p aria-live="polite" data-news>
        {story(news)}
      </p>
      <p aria-live="assertive" data-call>
        {story(call)}
      </p>
    </div>
  )
}
