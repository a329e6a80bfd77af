import type { WholeMove } from '../../engine/ends.ts'
import { useSay, useWords } from '../words/words.tsx'
import style from './Chooser.module.css'
import { isBest, keyOf } from './odds.ts'
import { useOddsShown, useReading } from './shown.ts'
import { useTelling } from './telling.ts'

interface ChooserProps {
  readonly listed: readonly WholeMove[]
  readonly drive: (actions: WholeMove['actions']) => void
}

/** Many choices: a list that opens, instead of a wall of buttons. */
export function Chooser({ listed, drive }: ChooserProps) {
  const words = useWords()
  const textOf = useTextOf()
  return (
    <label className={style.chooser}>
      <span className="unseen">{words('web.bar.choose')}</span>
      <select value="" data-choice onChange={({ target }) => drive(listed[Number(target.value)]!.actions)}>
        <option value="" disabled>
          {words('web.bar.choose-of', { count: listed.length })}
        </option>
        {listed.map((move, i) => (
          <option key={keyOf(move.actions)} value={i}>
            {textOf(move)}
          </option>
        ))}
      </select>
    </label>
  )
}

/** A move, and its chance to win where somebody wants to know. */
function useTextOf(): (move: WholeMove) => string {
  const say = useSay()
  const words = useWords()
  const { short } = useTelling()
  const reading = useReading(useOddsShown())
  return ({ actions, meaning }) => {
    const move = say(meaning)
    const chance = reading.chances.get(keyOf(actions))
    if (!chance) return move
    return words(`web.odds.${isBest(reading, actions) ? 'best-option' : 'option'}`, { move, chance: short(chance) })
  }
}
