import { type CSSProperties, useLayoutEffect, useRef } from 'react'
import type { Play, Tray, TrayDie, TrayGroup } from '../../games/play.ts'
import { moves } from '../../settings/settings.ts'
import { Die } from '../../ui/Die.tsx'
import { RuleButton } from '../../ui/RuleButton.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import style from './DiceTray.module.css'
import { lengthOf } from './length.ts'

interface DiceTrayProps {
  /** Whether the dice have the middle of the table. */
  readonly isFirst?: boolean
  readonly tray: Tray
  /** Which throw is in the air, if any. */
  readonly rolling: number | null
  readonly Face: Play['Face']
  readonly onSkip: () => void
  readonly onRule: (id: string) => void
}

/** The felt the dice fall on. A click on it lands dice that are in the air. */
export function DiceTray({ isFirst = false, tray, rolling, Face, onSkip, onRule }: DiceTrayProps) {
  const words = useWords()
  const felt = useRef<HTMLElement>(null)
  useGlidingDice(felt, rolling !== null)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Space does the same everywhere on the page
    <section
      ref={felt}
      className={style.felt}
      data-first={isFirst || undefined}
      aria-label={words('web.tray')}
      onClick={() => rolling !== null && onSkip()}
    >
      <h2 className="unseen">{words('web.tray')}</h2>
      {tray
        .filter(({ dice, room }) => dice.length + room > 0)
        .map((group) => (
          <Group key={group.id} group={group} rolling={rolling} Face={Face} onRule={onRule} />
        ))}
    </section>
  )
}

interface GroupProps extends Pick<DiceTrayProps, 'rolling' | 'Face' | 'onRule'> {
  readonly group: TrayGroup
}

function Group({ group, rolling, Face, onRule }: GroupProps) {
  const say = useSay()
  const title = say(group.title)
  const note = group.note ? say(group.note) : null
  const free = Math.max(0, group.room - group.dice.length)
  return (
    <div
      className={style.group}
      style={{ '--room': Math.max(group.room, group.dice.length) } as CSSProperties}
      data-group={group.id}
      data-aside={group.isAside}
    >
      <div className={style.title}>
        <h3>{title}</h3>
        {group.rule && <RuleButton id={group.rule} about={title} onRule={onRule} />}
      </div>
      <ul className={style.dice} aria-label={title}>
        {group.dice.map((die, place) => (
          <OneDie key={die.id} die={die} place={place} rolling={rolling} Face={Face} />
        ))}
        {Array.from({ length: free }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty places have nothing else to tell them apart
          <li key={`free-${i}`} className={style.free} aria-hidden="true" />
        ))}
      </ul>
      {note !== null && (
        <p className={style.note} data-long={lengthOf(note)}>
          {rolling === null && note}
        </p>
      )}
    </div>
  )
}

interface OneDieProps extends Pick<DiceTrayProps, 'rolling' | 'Face'> {
  readonly die: TrayDie
  readonly place: number
}

function OneDie({ die, place, rolling, Face }: OneDieProps) {
  const say = useSay()
  const words = useWords()
  const tumbles = rolling !== null && die.thrown
  const look = die.up === null ? 'blank' : tumbles ? 'plain' : (die.look ?? 'plain')
  return (
    <li data-die={die.id} data-up={tumbles ? undefined : (die.up ?? undefined)} className={style.place}>
      <Die
        key={tumbles ? `throw-${rolling}` : 'lying'}
        sides={onTop(die)}
        rolling={tumbles}
        look={look}
        place={place}
        Face={Face}
      />
      <span className="unseen">{tumbles ? words('web.tray.rolling') : say(die.name)}</span>
    </li>
  )
}

/** The sides with the one on top first. */
function onTop({ sides, up }: TrayDie): readonly string[] {
  const at = up === null ? 0 : sides.indexOf(up)
  return [...sides.slice(at), ...sides.slice(0, at)]
}

/** Dice that changed their place glide there. A die under way is measured where it will lie, or it would fly off. */
function useGlidingDice(felt: { readonly current: HTMLElement | null }, still: boolean) {
  const places = useRef(new Map<string, { readonly x: number; readonly y: number }>())
  useLayoutEffect(() => {
    const before = places.current
    places.current = new Map()
    // To measure is to lay out the page: not where nothing will glide.
    if (!moves()) return
    for (const element of felt.current!.querySelectorAll<HTMLElement>('[data-die]')) {
      const id = element.dataset.die!
      const now = { x: element.offsetLeft, y: element.offsetTop }
      places.current.set(id, now)
      const was = before.get(id)
      if (was && !still) glide(element, was.x - now.x, was.y - now.y)
    }
  })
}

function glide(element: HTMLElement, x: number, y: number): void {
  if (Math.hypot(x, y) < 8) return
  element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
    duration: 380,
    easing: 'cubic-bezier(0.3, 0, 0.2, 1)',
  })
}
