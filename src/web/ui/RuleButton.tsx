import { useWords } from '../words/words.tsx'
import style from './RuleButton.module.css'

interface RuleButtonProps {
  readonly id: string
  /** What the paragraph is about, for the button's name. */
  readonly about: string
  readonly onRule: (id: string) => void
}

/** Opens the paragraph of the rules that says how this works. */
export function RuleButton({ id, about, onRule }: RuleButtonProps) {
  const words = useWords()
  return (
    <button
      type="button"
      className={style.rule}
      aria-label={words('web.rule.about', { about })}
      title={words('web.rule.about', { about })}
      data-rule={id}
      onClick={(event) => {
        event.stopPropagation()
        onRule(id)
      }}
    >
      <span aria-hidden="true">?</span>
    </button>
  )
}
