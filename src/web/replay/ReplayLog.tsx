import { useEffect, useMemo, useRef, useState } from 'react'
import type { Story } from '../../table/story.ts'
import style from '../table/screen/Log.module.css'
import { Line } from '../table/screen/Log.tsx'
import { useWords } from '../words/words.tsx'
import { toldAt } from './reel.ts'

interface ReplayLogProps {
  readonly told: Story
  /** How many entries are played. */
  readonly at: number
  readonly onGo: (at: number) => void
}

const AROUND = 50
const MORE = 600

/** The whole log, of which the lines around the moment are drawn; the others come when asked for. */
export function ReplayLog({ told, at, onGo }: ReplayLogProps) {
  const words = useWords()
  const list = useRef<HTMLOListElement>(null)
  const [around, setAround] = useState(AROUND)
  const lines = useMemo(() => told.latest(told.lines), [told])
  const now = (toldAt(told, at)?.lines ?? 0) - 1
  const from = Math.max(0, now - around)
  const to = Math.min(lines.length, Math.max(now, 0) + around)
  useCurrentInSight(list, now)
  if (lines.length === 0) return <p className={style.nothing}>{words('web.log.nothing')}</p>
  const more = (count: number, key: string) =>
    count > 0 && (
      <li>
        <button type="button" className={style.line} onClick={() => setAround(around + MORE)}>
          {words(key, { count })}
        </button>
      </li>
    )
  return (
    <ol ref={list} className={style.log}>
      {more(from, 'web.log.earlier')}
      {lines.slice(from, to).map((line, i) => (
        <Line key={line.index} line={line} isNow={from + i === now} onLook={(index) => onGo(index + 1)} />
      ))}
      {more(lines.length - to, 'web.replay.later')}
    </ol>
  )
}

/** Scrolls the list and nothing around it. */
function useCurrentInSight(list: { readonly current: HTMLOListElement | null }, now: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the moment changed
  useEffect(() => {
    if (list.current) toCurrent(list.current)
  }, [now])
}

function toCurrent(list: HTMLElement): void {
  const current = list.querySelector('[aria-current]')
  const box = list.getBoundingClientRect()
  const line = current?.getBoundingClientRect()
  if (!line) list.scrollTo({ top: 0 })
  else if (line.top < box.top || line.bottom > box.bottom) list.scrollBy({ top: line.top - box.top - box.height / 2 })
}
