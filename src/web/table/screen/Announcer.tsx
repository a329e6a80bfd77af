import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Seat } from '../../../engine/game.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import { useStory } from '../../words/words.tsx'
import type { Snapshot } from '../store/table-store.ts'

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

interface News {
  /** The same words again are news again. */
  readonly batch: number
  readonly sentences: readonly Sentence[]
}

/** Who listens to a page hears of a change after it: each batch is in the page before the next, and what waits is said together. */
function useNews() {
  const [news, setNews] = useState<News>({ batch: 0, sentences: SILENCE })
  const waiting = useRef(SILENCE)
  const tell = useCallback((fresh: readonly Sentence[]) => {
    if (waiting.current.length === 0)
      setTimeout(() => {
        const sentences = waiting.current
        waiting.current = SILENCE
        flushSync(() => setNews(({ batch }) => ({ batch: batch + 1, sentences })))
      })
    waiting.current = [...waiting.current, ...fresh]
  }, [])
  return [news, tell] as const
}

/** Says each batch of events once, politely, and whose turn it is at once. Nothing else on the page speaks by itself. */
export function Announcer({ snapshot, prompt, ownTurn }: AnnouncerProps) {
  const story = useStory()
  const heard = useRef(snapshot.told.length)
  const turn = useRef<string>('')
  const [news, tell] = useNews()
  const [call, setCall] = useState(SILENCE)
  const { told, hurrying, pause } = snapshot
  useEffect(() => {
    // A pause is where a run ends, though the next one will be hurried too.
    if (hurrying && !pause) return
    const fresh = told.since(heard.current).flatMap(({ sentences }) => sentences)
    const isUndone = told.length < heard.current
    heard.current = told.length
    if (fresh.length > 0) tell(fresh)
    else if (isUndone) tell([sentence('web.announce.undone')])
  }, [told, hurrying, pause, tell])
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
        <span key={news.batch}>{story(inShort(news.sentences))}</span>
      </p>
      <p aria-live="assertive" data-call>
        {story(call)}
      </p>
    </div>
  )
}
