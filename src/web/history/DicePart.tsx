import { Suspense, use, useState } from 'react'
import { WORDS as END_WORDS } from '../end/words.ts'
import { type Box, boxOf } from '../games/index.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import { Mishap } from '../ui/Mishap.tsx'
import { PartSpoken, Speaker, useSay, useWords } from '../words/words.tsx'
import { type DieFigures, diceOf, gamesOf, type SideFigures, type Wish, wished } from './figures.ts'
import style from './History.module.css'
import type { PlayedGame } from './played.ts'
import { useNumber, useTitle } from './useTitle.ts'

const NOBODY: readonly string[] = []

interface PartProps {
  readonly games: readonly PlayedGame[]
  readonly wish: Wish
}

/** What one's dice showed, game by game. */
export function DicePart({ games, wish }: PartProps) {
  const words = useWords()
  const boxes = gamesOf(wished(games, wish)).flatMap((game) => boxOf(game) ?? [])
  if (boxes.length === 0) return null
  return (
    <section className={style.part} aria-labelledby="dice">
      <h2 id="dice">{words('web.history.dice')}</h2>
      <p className={style.note}>{words('web.history.dice.note')}</p>
      {boxes.map((box, index) => (
        <DiceOfGame key={`${box.id} ${wish.game}`} box={box} games={games} wish={wish} isFirst={index === 0} />
      ))}
    </section>
  )
}

interface GameProps extends PartProps {
  readonly box: Box
}

/** A game's own words come with the game, which is fetched when somebody looks. */
function DiceOfGame({ isFirst, ...game }: GameProps & { readonly isFirst: boolean }) {
  const title = useTitle()
  const [isOpen, setOpen] = useState(isFirst)
  return (
    <details className={style.more} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title(game.box.id)}</summary>
      {isOpen && (
        <Mishap>
          <Suspense>
            <DiceCharts {...game} />
          </Suspense>
        </Mishap>
      )}
    </details>
  )
}

function DiceCharts({ box, games, wish }: GameProps) {
  const words = useWords()
  const opened = useOpened(box)
  const tale = use(box.tale())
  const dice = tale ? diceOf(games, { ...wish, game: box.id }, tale) : []
  if (dice.length === 0) return <p className={style.none}>{words('web.history.dice.none')}</p>
  return (
    <Speaker words={opened.words} names={NOBODY}>
      <PartSpoken part="end" english={END_WORDS}>
        <div className={style.dice}>
          {dice.map((die) => (
            <DieChart key={die.id} die={die} />
          ))}
        </div>
      </PartSpoken>
    </Speaker>
  )
}

/** A table whose rows carry their bars: one picture for the eye and one list for the ear. */
export function DieChart({ die }: { readonly die: DieFigures }) {
  const words = useWords()
  const say = useSay()
  const most = Math.max(...die.sides.map(({ fell, expected }) => Math.max(fell, expected ?? 0)))
  return (
    <table className={style.chart} data-die={die.id}>
      <caption>
        <strong>{say(die.name)}</strong> {words('web.history.dice.thrown', { count: die.thrown })}
      </caption>
      <thead>
        <tr>
          <th scope="col">{words('web.history.dice.side')}</th>
          <td aria-hidden="true" />
          <th scope="col">{words('web.history.dice.fell')}</th>
          <th scope="col">{words('web.history.dice.expected')}</th>
        </tr>
      </thead>
      <tbody>
        {die.sides.map((side) => (
          <SideRow key={side.id} side={side} most={most} />
        ))}
      </tbody>
    </table>
  )
}

function SideRow({ side, most }: { readonly side: SideFigures; readonly most: number }) {
  const say = useSay()
  const number = useNumber(1)
  const { id, name, fell, expected } = side
  return (
    <tr data-side={id}>
      <th scope="row">{name ? say(name) : id}</th>
      <td className={style.bar} aria-hidden="true">
        <Bar part={fell / most} mark={expected === null ? null : expected / most} />
      </td>
      <td>{fell}</td>
      <td className={style.soft}>{expected === null ? '–' : number(expected)}</td>
    </tr>
  )
}

interface BarProps {
  /** How much of the whole width. */
  readonly part: number
  /** Where a line is drawn across it. */
  readonly mark: number | null
}

export function Bar({ part, mark }: BarProps) {
  return (
    <svg viewBox="0 0 100 20" preserveAspectRatio="none" className={style.drawn}>
      <rect y="3" width={100 * part} height="14" className={style.filled} />
      {mark !== null && <path d={`M${Math.min(99, 100 * mark)} 0V20`} className={style.mark} />}
    </svg>
  )
}
