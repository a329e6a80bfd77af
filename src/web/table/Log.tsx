import { useEffect, useMemo, useRef, useState } from 'react'
import { isOutcome, type Kinds } from '../../engine/game.ts'
import type { Sitter } from '../games/play.ts'
import { Icon } from '../ui/Icon.tsx'
import { Mark } from '../ui/Shape.tsx'
import { useSay, useWords } from '../words/words.tsx'
import style from './Log.module.css'
import type { Told } from './store.ts'

interface LogProps {
  readonly told: readonly Told[]
  readonly sitters: readonly Sitter[]
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
export function Log({ told, sitters, looking, onLook }: LogProps) {
  const words = useWords()
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when something was added
  useEffect(() => {
    if (looking === null) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [told.length, looking])
  const [shown, setShown] = useState(FIRST)
  const lines = useMemo(() => told.filter(({ sentences }) => sentences.length > 0), [told])
  const latest = lines.slice(-shown)
  if (lines.length === 0) return <p className={style.nothing}>{words('web.log.nothing')}</p>
  return (
    <ol ref={list} className={style.log}>
      {latest.length < lines.length && (
        <li>
          <button type="button" className={style.line} onClick={() => setShown(shown + MORE)}>
            {words('web.log.earlier', { count: lines.length - latest.length })}
          </button>
        </li>
      )}
      {latest.map((line) => (
        <Line key={line.index} line={line} sitters={sitters} isNow={looking === line.index} onLook={onLook} />
      ))}
    </ol>
  )
}

interface LineProps extends Pick<LogProps, 'sitters' | 'onLook'> {
  readonly line: Told
  readonly isNow: boolean
}

function Line({ line, sitters, isNow, onLook }: LineProps) {
  const say = useSay()
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
          <Mark colour={sitters[seat]!.colour} className={style.sign} />
        )}
        <span>{line.sentences.map(say).join(' ')}</span>
      </button>
    </li>
  )
}
