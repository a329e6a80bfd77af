import { useId } from 'react'
import { useWords } from '../words/words.tsx'
import { gamesOf, people, type Wish } from './figures.ts'
import style from './History.module.css'
import type { PlayedGame } from './played.ts'
import { useTitle } from './useTitle.ts'

interface FiltersProps {
  readonly games: readonly PlayedGame[]
  readonly wish: Wish
  readonly onWish: (wish: Wish) => void
}

/** Which games to count, and whose. */
export function Filters({ games, wish, onWish }: FiltersProps) {
  const words = useWords()
  const title = useTitle()
  return (
    <form className={style.filters} aria-label={words('web.history.filter')}>
      <Choice
        label={words('web.history.filter.game')}
        all={words('web.history.filter.game.all')}
        values={gamesOf(games)}
        value={wish.game}
        nameOf={title}
        onChange={(game) => onWish({ ...wish, game })}
      />
      <Choice
        label={words('web.history.filter.person')}
        all={words('web.history.filter.person.all')}
        values={people(games)}
        value={wish.person}
        nameOf={(name) => name}
        onChange={(person) => onWish({ ...wish, person })}
      />
    </form>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly all: string
  readonly values: readonly string[]
  readonly value: string | null
  readonly nameOf: (value: string) => string
  readonly onChange: (value: string | null) => void
}

/** The value of an option is its number, because a person may be called anything. */
function Choice({ label, all, values, value, nameOf, onChange }: ChoiceProps) {
  const id = useId()
  const chosen = value === null ? -1 : values.indexOf(value)
  return (
    <div className={style.filter}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={chosen} onChange={({ target }) => onChange(values[Number(target.value)] ?? null)}>
        <option value={-1}>{all}</option>
        {values.map((each, index) => (
          <option key={each} value={index}>
            {nameOf(each)}
          </option>
        ))}
      </select>
    </div>
  )
}
