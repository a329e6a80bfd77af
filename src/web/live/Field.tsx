import type { ReactNode } from 'react'
import style from './Field.module.css'

/** A label with what is chosen beside it. */
export function Field({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is its child
    <label className={style.field}>
      <span>{label}</span>
      {children}
    </label>
  )
}

interface ChooseProps<T extends string> {
  readonly values: readonly T[]
  readonly value: T
  readonly name: (value: T) => string
  readonly onChange: (value: T) => void
}

export function Choose<T extends string>({ values, value, name, onChange }: ChooseProps<T>) {
  return (
    <select value={value} onChange={({ target }) => onChange(target.value as T)}>
      {values.map((one) => (
        <option key={one} value={one}>
          {name(one)}
        </option>
      ))}
    </select>
  )
}
