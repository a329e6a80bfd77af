import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { IconButton } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
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
  readonly children: ReactNode
}

/** Where one is, and the way forward and back. */
export function Transport({ frame, count, projector, what, result, children }: TransportProps) {
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
      <Scrubber at={at} count={count} what={what} projector={projector} onSliding={setSliding} />
      <Steps frame={frame} count={count} projector={projector} />
      {children}
    </section>
  )
}

interface ScrubberProps extends Pick<TransportProps, 'count' | 'what' | 'projector'> {
  readonly at: number
  readonly onSliding: (isSliding: boolean) => void
}

function Scrubber({ at, count, what, projector, onSliding }: ScrubberProps) {
  const words = useWords()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    projector.toggle()
  }
  return (
    <input
      type="range"
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
