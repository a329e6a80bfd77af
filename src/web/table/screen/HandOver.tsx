import type { Sitter } from '../../../engine/sitter.ts'
import { Button } from '../../ui/Button.tsx'
import { Mark } from '../../ui/Shape.tsx'
import { useWords } from '../../words/words.tsx'
import style from './HandOver.module.css'

/** Stands before a hidden hand until its owner holds the device; nothing of the hand is in the page meanwhile. */
export function HandOver({ sitter, onTake }: { readonly sitter: Sitter; readonly onTake: () => void }) {
  const words = useWords()
  return (
    <section className={style.screen}>
      <Mark colour={sitter.colour} className={style.mark} />
      <h2>{words('web.hand-over.title', { name: sitter.name })}</h2>
      <p>{words('web.hand-over.why', { name: sitter.name })}</p>
      <Button look="main" onClick={onTake}>
        {words('web.hand-over.take', { name: sitter.name })}
      </Button>
    </section>
  )
}
