import { PartSpoken, useWords } from '../words/words.tsx'
import style from './Brief.module.css'
import { WORDS } from './words.ts'

const SENTENCES = [1, 2, 3, 4, 5]

/** The whole game in a minute, above the rules in full. */
export const Brief = ({ game }: { readonly game: string }) => (
  <PartSpoken part="rules" english={WORDS}>
    <Sentences game={game} />
  </PartSpoken>
)

function Sentences({ game }: { readonly game: string }) {
  const words = useWords()
  return (
    <section className={style.brief} aria-labelledby="brief">
      <h2 id="brief">{words('rules.brief')}</h2>
      <ol>
        {SENTENCES.map((number) => (
          <li key={number}>{words(`${game}.brief.${number}`)}</li>
        ))}
      </ol>
    </section>
  )
}
