import type { Chance } from '../../bots/figure.ts'
import style from './Odds.module.css'

const percent = (share: number): string => `${100 * share}%`

/** A part of the whole that may narrow without moving anything. */
const between = ([low, high]: readonly [number, number]): string => `inset(0 ${percent(1 - high)} 0 ${percent(low)})`

/** A chance as a bar, and as a paler one how far it can be trusted. */
export function Bar({ chance }: { readonly chance: Chance | undefined }) {
  return (
    <span className={style.bar} aria-hidden="true">
      {chance?.interval && <i className={style.interval} style={{ clipPath: between(chance.interval) }} />}
      {chance && <i className={style.worth} style={{ width: percent(chance.worth) }} />}
    </span>
  )
}

/** Marks the best by its shape. */
export function Star() {
  return (
    <svg className={style.star} viewBox="0 0 20 20" aria-hidden="true" data-best>
      <path d="M10 1.500l2.600 5.600 6.100.7-4.500 4.200 1.200 6L10 15l-5.400 3 1.200-6L1.300 7.800l6.100-.7z" />
    </svg>
  )
}
