import { useEffect, useRef, useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Sentence } from '../../engine/sentence.ts'
import { useSay, useWords } from '../words/words.tsx'
import type { Snapshot } from './store.ts'

interface AnnouncerProps {
  readonly snapshot: Snapshot
  readonly prompt: Sentence
  /** The seat on this page that is to act. */
  readonly ownTurn: Seat | null
}

/** Says each batch of events once, politely, and whose turn it is at once. Nothing else on the page speaks by itself. */
export function Announcer({ snapshot, prompt, ownTurn }: AnnouncerProps) {
  const say = useSay()
  const words = useWords()
  const heard = useRef(snapshot.told.length)
  const turn = useRef<string>('')
  const [news, setNews] = useState('')
  const [call, setCall] = useState('')
  const { told } = snapshot
  useEffect(() => {
    const fresh = told.slice(heard.current).flatMap(({ sentences }) => sentences.map(say))
    const isUndone = told.length < heard.current
    heard.current = told.length
    if (fresh.length > 0) setNews(fresh.join(' '))
    else if (isUndone) setNews(words('web.announce.undone'))
  }, [told, say, words])
  useEffect(() => {
    const key = ownTurn === null ? '' : `${ownTurn}-${prompt.key}`
    if (key === turn.current) return
    turn.current = key
    setCall(ownTurn === null ? '' : words('web.announce.turn', { prompt }))
  }, [ownTurn, prompt, words])
  return (
    <div className="unseen">
      <p aria-live="polite" data-news>
        {news}
      </p>
      <p aria-live="assertive" data-call>
        {call}
      </p>
    </div>
  )
}
