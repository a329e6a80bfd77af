import { useState } from 'react'
import { isNumber, LEAST_NUMBER, MOST_NUMBER } from '../../../engine/sitter.ts'
import { useWords } from '../../words/words.tsx'
import style from './SeatRow.module.css'

interface NumberFieldProps {
  readonly seat: number
  readonly number: number
  readonly onChange: (number: number) => void
}

/** Taken when it is left, not while it is typed: on the way to 12 there is a 1, which is somebody else's. */
export function NumberField({ seat, number, onChange }: NumberFieldProps) {
  const words = useWords()
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    if (typed !== null && isNumber(Number(typed))) onChange(Number(typed))
    setTyped(null)
  }
  return (
    <label className={style.number}>
      <span className="unseen">{words('web.set-up.number', { number: seat + 1 })}</span>
      <input
        type="number"
        inputMode="numeric"
        min={LEAST_NUMBER}
        max={MOST_NUMBER}
        value={typed ?? String(number)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={({ key }) => key === 'Enter' && take()}
      />
    </label>
  )
}
