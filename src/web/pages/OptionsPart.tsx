import { useId } from 'react'
import type { Game } from '../../engine/game.ts'
import { matters, type OptionSpec, type OptionValue } from '../../engine/options.ts'
import type { Sleeve } from '../games/sleeve.ts'
import { useWords } from '../words/words.tsx'
import style from './Setup.module.css'

export type Options = Readonly<Record<string, OptionValue>>

interface OptionsPartProps {
  readonly game: Game
  readonly sleeve: Sleeve
  readonly options: Options
  readonly onOptions: (options: Options) => void
}

type Spec = readonly [name: string, spec: OptionSpec]

const FIRST = 3

/** The few that most tables talk about; what one of them brings with it stands below it. */
function chosenOf({ choices }: Sleeve, specs: readonly Spec[]): readonly Spec[] {
  const usual = specs.filter(([, { group, only }]) => group !== 'house' && !only).map(([name]) => name)
  const names = choices ?? usual.slice(0, FIRST)
  return names.flatMap((name) =>
    specs.filter(([one, { group, only }]) => one === name || (only?.option === name && group !== 'house')),
  )
}

/** What the table agrees on; an option that another makes pointless is left out, and all but a few are folded away. */
export function OptionsPart({ game: { id, options: known }, sleeve, options, onOptions }: OptionsPartProps) {
  const words = useWords()
  const specs = Object.entries(known).filter(([name]) => matters(known, name, options))
  const chosen = chosenOf(sleeve, specs)
  const house = specs.filter(([name]) => chosen.every(([one]) => one !== name))
  const fields = (some: readonly Spec[]) =>
    some.map(([name, spec]) => (
      <OptionField
        key={name}
        wordKey={`${id}.option.${name}`}
        spec={spec}
        value={options[name] ?? spec.default}
        onChange={(value) => onOptions({ ...options, [name]: value })}
      />
    ))
  if (specs.length === 0) return null
  return (
    <section className={style.part} aria-labelledby="options">
      <h2 id="options">{words('web.set-up.options')}</h2>
      {fields(chosen)}
      {house.length > 0 && (
        <details className={style.house}>
          <summary>{words('web.set-up.house', { count: house.length })}</summary>
          <p>{words('web.set-up.house.about')}</p>
          {fields(house)}
        </details>
      )}
    </section>
  )
}

interface OptionFieldProps {
  readonly wordKey: string
  readonly spec: OptionSpec
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

function OptionField({ wordKey, spec, value, onChange }: OptionFieldProps) {
  const words = useWords()
  const id = useId()
  if (spec.kind === 'flag')
    return (
      <label className={style.flag}>
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
        <span>{words(wordKey)}</span>
      </label>
    )
  return (
    <div className={style.option}>
      <label htmlFor={id}>{words(wordKey)}</label>
      {spec.kind === 'number' ? (
        <input
          id={id}
          type="number"
          min={spec.least}
          max={spec.most}
          value={String(value)}
          onChange={({ target }) => onChange(clamped(Number(target.value), spec))}
        />
      ) : (
        <select id={id} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {spec.values.map((option) => (
            <option key={option} value={option}>
              {words(`${wordKey}.${option}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

const clamped = (value: number, { least, most }: OptionSpec & { readonly kind: 'number' }): number =>
  Math.min(most, Math.max(least, Math.round(value) || least))
