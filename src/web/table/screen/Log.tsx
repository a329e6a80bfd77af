import { useEffect, useMemo, useRef, useState } from 'react'
import { isOutcome, type Kinds } from '../../../engine/game.ts'
import type { Story, Told } from '../../../table/story.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useStory, useWords } from '../../words/words.tsx'
import style from './Log.module.css'
import { SeatSign } from './SeatSign.tsx'

interface LogProps {
  readonly told: Story
  /** The moment that is looked at, or null for now. */
  readonly looking: number | null
  readonly onLook: (index: number) => void
}

const FIRST = 120
const MORE = 600

/**
 * What happened, a sentence for every event; each leads to its moment. A season has thousands of lines, and a page that
 * drew them all would stand still: the earlier ones come when asked for.
 */
export function Log({ told, looking, onLook }: LogProps) {
  const words = useWords()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something was added
  useEffect(() => {
    if (looking === null) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [told.length, looking])
  const [shown, setShown] = useState(FIRST)
  const latest = useMemo(() => told.latest(shown), [told, shown])
  if (latest.length === 0) return <p className={style.nothing}>{words('web.log.nothing')}</p>
  return (
    <ol ref={list} className={style.log}>
      {latest.length < told.lines && (
        <li>
          <button type="button" className={style.line} onClick={() => setShown(shown + MORE)}>
            {words('web.log.earlier', { count: told.lines - latest.length })}
          </button>
        </li>
      )}
      {latest.map((line) => (
        <Line key={line.index} line={line} isNow={looking === line.index} onLook={onLook} />
      ))}
    </ol>
  )
}

interface LineProps extends Pick<LogProps, 'onLook'> {
  readonly line: Told
  readonly isNow: boolean
}

/** One line of the log, which leads to its moment. */
export function Line({ line, isNow, onLook }: LineProps) {
  const story = useStory()
  const seat = isOutcome<Kinds>(line.entry) ? null : line.entry.seat
  return (
    <li>
      <button
        type="button"
        className={style.line}
        data-entry={line.index}
        aria-current={isNow ? 'true' : undefined}
        onClick={() => onLook(line.index)}
      >
        {seat === null ? (
          <span className={style.sign}>
            <Icon name="dice" size="1.1rem" />
          </span>
        ) : (
          <SeatSign seat={seat} className={style.sign} />
        )}
        <span>{story(line.sentences)}</span>
      </button>
    </li>
  )
}
