import type { ComponentProps } from 'react'
import { Button } from '../ui/Button.tsx'
import { Bar, Star } from './Bar.tsx'
import style from './Odds.module.css'
import { isBest, keyOf, type Reading } from './odds.ts'
import { useRisks } from './RiskSpoken.tsx'
import { useOddsShown, useReading } from './shown.ts'
import { useTelling } from './telling.ts'
import { type Moves, pointedOut } from './told.ts'

type Actions = readonly { readonly kind: string }[]

interface ChoiceButtonProps extends ComponentProps<typeof Button> {
  readonly actions: Actions
  /** All that have a button, where a line tells what may come of one of them. */
  readonly among?: Moves
}

const NONE: Moves = []

/** A choice, with its chance to win where somebody wants to know. */
export function ChoiceButton({ actions, among = NONE, children, ...rest }: ChoiceButtonProps) {
  const odds = useOddsShown()
  const reading = useReading(odds)
  const description = useDescription(reading, actions)
  if (!odds)
    return (
      <Button data-choice {...rest}>
        {children}
      </Button>
    )
  const told = pointedOut(reading, among)
  return (
    <Button
      data-choice
      data-told={(told?.isMarked && keyOf(told.move.actions) === keyOf(actions)) || undefined}
      aria-description={description}
      onPointerEnter={() => odds.look(actions)}
      onPointerLeave={() => odds.look(null)}
      onFocus={() => odds.look(actions)}
      onBlur={() => odds.look(null)}
      {...rest}
    >
      {children}
      <Badge reading={reading} actions={actions} />
    </Button>
  )
}

function useDescription(reading: Reading, actions: Actions): string | undefined {
  const { full, risks } = useTelling()
  const isUnderstood = useRisks() !== null
  const chance = reading.chances.get(keyOf(actions))
  if (!chance) return undefined
  const told = risks((isUnderstood && reading.risks.get(keyOf(actions))) || [])
  return [full(chance, isBest(reading, actions)), told].filter(Boolean).join(' ')
}

/** What is known by now of a choice, in room that is kept for it. */
function Badge({ reading, actions }: { readonly reading: Reading; readonly actions: Actions }) {
  const { short } = useTelling()
  const chance = reading.chances.get(keyOf(actions))
  return (
    <span className={style.badge} aria-hidden="true" data-odds={chance?.worth.toFixed(4) ?? ''}>
      <span className={style.figure}>
        {isBest(reading, actions) && <Star />}
        {chance ? short(chance) : '…'}
      </span>
      <Bar chance={chance} />
    </span>
  )
}
