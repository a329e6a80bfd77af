import { useWords } from '../words/words.tsx'
import style from './Live.module.css'

/** UX-26 What a table promises about its dice before anybody sits down, and how that can be checked. */
export function DicePromise({ commitment }: { readonly commitment: string }) {
  const words = useWords()
  return (
    <section className={style.part} aria-labelledby="dice">
      <h2 id="dice">{words('live.dice')}</h2>
      <p>{words('live.dice.promise')}</p>
      <details>
        <summary>{words('live.dice.how')}</summary>
        <p>{words('live.dice.check')}</p>
        <p className={style.digits} data-commitment={commitment}>
          {commitment}
        </p>
      </details>
    </section>
  )
}
