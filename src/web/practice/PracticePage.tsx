import { use } from 'react'
import { Link } from 'wouter'
import { GRADES } from '../../lab/grade.ts'
import { BOXES, type Box } from '../games/index.ts'
import { dailyPath, OWN_PATH } from '../paths.ts'
import buttons from '../ui/Button.module.css'
import { Frame } from '../ui/Frame.tsx'
import page from '../ui/Page.module.css'
import { PartSpoken, useWords } from '../words/words.tsx'
import { POSITIONS } from './browser-positions.ts'
import { type Day, daysUntil, today } from './day.ts'
import style from './Practice.module.css'
import { dueOf, openOf } from './positions.ts'
import { answerOf, type Solved, solved, streakOf } from './solved.ts'
import { useDayName } from './useDayName.ts'
import { WORDS } from './words.ts'

/** The positions of today, and those of one's own games. */
export function PracticePage() {
  const words = useWords()
  return (
    <Frame title={words('web.practice')}>
      <PartSpoken part="practice" english={WORDS}>
        <div className={`${page.page} ${style.page}`}>
          <Head />
          <DailyPart />
          <OwnPart />
        </div>
      </PartSpoken>
    </Frame>
  )
}

function Head() {
  const words = useWords()
  return (
    <header className={style.head}>
      <h1>{words('web.practice')}</h1>
      <p>{words('practice.about')}</p>
    </header>
  )
}

function DailyPart() {
  const words = useWords()
  const now = today()
  const name = useDayName()(now)
  const list = solved()
  const streak = streakOf(list, now)
  return (
    <section className={style.part} aria-labelledby="daily">
      <h2 id="daily">{words('practice.daily')}</h2>
      <p>{words('practice.daily.about', { day: name })}</p>
      {streak > 0 && (
        <p data-streak={streak}>
          <strong>{words('practice.streak', { count: streak })}</strong>
        </p>
      )}
      <ul className={style.games}>
        {BOXES.map((box) => (
          <GameDays key={box.id} box={box} now={now} list={list} />
        ))}
      </ul>
    </section>
  )
}

interface DaysProps {
  readonly box: Box
  readonly now: Day
  readonly list: readonly Solved[]
}

const WEEK = 7

function GameDays({ box, now, list }: DaysProps) {
  const words = useWords()
  const title = words(`${box.id}.title`)
  const isDone = answerOf(list, now, box.id) !== undefined
  return (
    <li className={style.game}>
      <h3>{title}</h3>
      <ol className={style.days} data-days={box.id} aria-label={words('practice.days')}>
        {daysUntil(now, WEEK).map((day) => (
          <DayMark key={day} game={box.id} day={day} now={now} answer={answerOf(list, day, box.id)} />
        ))}
      </ol>
      <Link
        href={dailyPath(box.id)}
        className={`${buttons.button} ${isDone ? '' : buttons.main}`}
        aria-label={words(isDone ? 'practice.see-one' : 'practice.solve-one', { title })}
      >
        {words(isDone ? 'practice.see' : 'practice.solve')}
      </Link>
    </li>
  )
}

interface MarkProps {
  readonly game: string
  readonly day: Day
  readonly now: Day
  readonly answer: Solved | undefined
}

/** The way to a day: a star for a good answer, a dot for another, and else the number of the day. */
function DayMark({ game, day, now, answer }: MarkProps) {
  const words = useWords()
  const name = useDayName()(day)
  const state = answer ? (answer.lost < GRADES.inaccuracy ? 'best' : 'tried') : 'none'
  return (
    <li>
      <Link
        href={dailyPath(game, day)}
        className={style.day}
        data-done={answer ? state : undefined}
        data-today={day === now || undefined}
        title={words(`practice.day.${state}`, { day: name })}
        aria-label={words(`practice.day.${state}`, { day: name })}
      >
        {state === 'none' ? Number(day.slice(-2)) : SIGNS[state]}
      </Link>
    </li>
  )
}

const SIGNS = { best: '★', tried: '•' }

function OwnPart() {
  const words = useWords()
  const positions = use(POSITIONS.shown())
  const due = dueOf(positions, Date.now()).length
  const open = openOf(positions).length
  return (
    <section className={style.part} aria-labelledby="own" data-open={open}>
      <h2 id="own">{words('practice.own')}</h2>
      <p>{words(open === 0 ? 'practice.own.none' : 'practice.own.about', { due, open })}</p>
      {open > 0 && (
        <Link href={OWN_PATH} className={`${buttons.button} ${due > 0 ? buttons.main : ''}`}>
          {words(due > 0 ? 'practice.own.start' : 'practice.own.early')}
        </Link>
      )}
      <Link href="/history" className={buttons.button}>
        {words('practice.own.history')}
      </Link>
    </section>
  )
}
