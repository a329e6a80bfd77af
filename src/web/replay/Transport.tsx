import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { IconButton } from '../ui/Button.tsx'
import { useSay, useWords } from '../words/words.tsx'
import type { Chapter } from './chapters.ts'
import { type Frame, type Projector, type ReplaySpeed, SPEEDS } from './projector.ts'
import style from './Transport.module.css'

interface TransportProps {
  readonly frame: Frame
  readonly count: number
  readonly projector: Projector
  /** What happened last. */
  readonly what: string
  /** How it ended, at the end. */
  readonly result: string
  readonly chapters: readonly Chapter[]
  readonly children: ReactNode
}

/** Where one is, and the way forward and back. */
export function Transport({ frame, count, projector, what, result, chapters, children }: TransportProps) {
  const words = useWords()
  const [isSliding, setSliding] = useState(false)
  const { at, isPlaying, speed } = frame
  const isBusy = isSliding || (isPlaying && speed > 2)
  return (
    <section className={style.bar} aria-label={words('web.replay.bar')} data-transport>
      <p className={style.what} aria-live={isBusy ? 'off' : 'polite'}>
        <strong>{words('web.replay.moment', { at, count })}</strong>{' '}
        {result && (
          <>
            <strong className={style.result} data-result>
              {result}
            </strong>{' '}
          </>
        )}
        <span data-what>{what}</span>
      </p>
      <Scrubber at={at} count={count} what={what} chapters={chapters} projector={projector} onSliding={setSliding} />
      {chapters.length > 1 && <ChapterField at={at} chapters={chapters} onGo={projector.go} />}
      <Steps frame={frame} count={count} projector={projector} />
      {children}
    </section>
  )
}

interface ScrubberProps extends Pick<TransportProps, 'count' | 'what' | 'chapters' | 'projector'> {
  readonly at: number
  readonly onSliding: (isSliding: boolean) => void
}

function Scrubber({ at, count, what, chapters, projector, onSliding }: ScrubberProps) {
  const words = useWords()
  const marks = useId()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    projector.toggle()
  }
  return (
    <>
      <input
        type="range"
        list={marks}
        className={style.scrubber}
        min={0}
        max={count}
        value={at}
        aria-label={words('web.replay.scrub')}
        aria-valuetext={words('web.replay.spoken', { at, count, what })}
        onChange={({ target }) => projector.go(Number(target.value))}
        onKeyDown={onKeyDown}
        onFocus={() => onSliding(true)}
        onBlur={() => onSliding(false)}
      />
      <datalist id={marks}>
        {chapters.map((chapter) => (
          <option key={chapter.at} value={chapter.at} />
        ))}
      </datalist>
    </>
  )
}

interface ChapterFieldProps extends Pick<TransportProps, 'chapters'> {
  readonly at: number
  readonly onGo: (at: number) => void
}

/** Where the parts of a long match begin. */
function ChapterField({ at, chapters, onGo }: ChapterFieldProps) {
  const words = useWords()
  const say = useSay()
  const now = chapters.findLast((chapter) => chapter.at <= at) ?? chapters[0]!
  return (
    <label className={style.chapter}>
      <span>{words('web.replay.chapter')}</span>
      <select value={now.at} data-chapters onChange={({ target }) => onGo(Number(target.value))}>
        {chapters.map((chapter) => (
          <option key={chapter.at} value={chapter.at}>
            {say(chapter.name)}
          </option>
        ))}
      </select>
    </label>
  )
}

function Steps({ frame, count, projector }: Pick<TransportProps, 'frame' | 'count' | 'projector'>) {
  const words = useWords()
  const { at, isPlaying } = frame
  return (
    <div className={style.steps}>
      <IconButton icon="first" label={words('web.replay.first')} disabled={at === 0} onClick={() => projector.go(0)} />
      <IconButton
        icon="back"
        label={words('web.replay.back')}
        disabled={at === 0}
        onClick={() => projector.go(at - 1)}
      />
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        className={style.play}
        label={words(isPlaying ? 'web.replay.pause' : 'web.replay.play')}
        disabled={count === 0}
        onClick={projector.toggle}
      />
      <IconButton
        icon="next"
        label={words('web.replay.on')}
        disabled={at === count}
        onClick={() => projector.go(at + 1)}
      />
      <IconButton
        icon="last"
        label={words('web.replay.last')}
        disabled={at === count}
        onClick={() => projector.go(count)}
      />
      <SpeedField speed={frame.speed} onChange={projector.setSpeed} />
    </div>
  )
}

function SpeedField({
  speed,
  onChange,
}: {
  readonly speed: ReplaySpeed
  readonly onChange: (speed: ReplaySpeed) => void
}) {
  const words = useWords()
  return (
    <label className={style.speed}>
      <span className="unseen">{words('web.replay.speed')}</span>
      <select value={speed} onChange={({ target }) => onChange(Number(target.value) as ReplaySpeed)}>
        {SPEEDS.map((times) => (
          <option key={times} value={times}>
            {words('web.replay.speed.times', { speed: times })}
          </option>
        ))}
      </select>
    </label>
  )
}
