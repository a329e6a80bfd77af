import { change, settings, useSettings } from '../../settings/settings.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useWords } from '../../words/words.tsx'
import style from './ActionBar.module.css'
import type { TableControls } from './useTable.ts'

type Moves = Pick<TableControls, 'wholeMoves'>

export const hasSteps = ({ wholeMoves }: Moves): boolean => wholeMoves.some(({ actions }) => actions.length > 1)

export const switchSteps = (): void => change({ stepwise: !settings().stepwise })

/** For those who would rather drive a move step by step. */
export function StepsButton(moves: Moves) {
  const words = useWords()
  const { stepwise } = useSettings()
  if (!hasSteps(moves)) return null
  return (
    <IconButton
      icon="steps"
      label={words('web.bar.stepwise')}
      aria-pressed={stepwise}
      className={style.steps}
      data-stepwise
      onClick={switchSteps}
    />
  )
}
