import { useWords } from '../words/words.tsx'
import { gamesOf, type Results, resultsOf, runsOf, type Wish, wished } from './figures.ts'
import style from './History.module.css'
import type { PlayedGame } from './played.ts'
import { useNumber, useTitle } from './useTitle.ts'

interface PartProps {
  readonly games: readonly PlayedGame[]
  readonly wish: Wish
}

/** How one did: all together, and game by game. */
export function ResultsPart({ games, wish }: PartProps) {
  const words = useWords()
  const played = gamesOf(wished(games, wish))
  return (
    <>
      <Glance games={games} wish={wish} />
      {played.length > 1 && (
        <section className={style.part} aria-labelledby="results">
          <h2 id="results">{words('web.history.results')}</h2>
          <ByGame games={games} wish={wish} played={played} />
        </section>
      )}
    </>
  )
}

function usePhrases() {
  const words = useWords()
  const number = useNumber(1)
  return {
    podium: ({ podium }: Results) => (podium.of === 0 ? '–' : words('web.history.podium.of', podium)),
    place: ({ place, field }: Results) => words('web.history.place.of', { place: number(place), field: number(field) }),
  }
}

function Glance({ games, wish }: PartProps) {
  const words = useWords()
  const phrases = usePhrases()
  const results = resultsOf(games, wish)
  const { longest, now } = runsOf(games, wish)
  const facts = [
    ['played', results.played],
    ['won', results.won],
    ['podium', phrases.podium(results)],
    ['place', phrases.place(results)],
    ['run', longest],
  ] as const
  return (
    <section className={style.part} aria-labelledby="glance">
      <h2 id="glance" className="unseen">
        {words('web.history.sum')}
      </h2>
      <dl className={style.facts}>
        {facts.map(([name, value]) => (
          <div key={name} data-fact={name}>
            <dt>{words(`web.history.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={style.note}>
        {now > 1 && <strong>{words('web.history.run.now', { count: now })} · </strong>}
        {words('web.history.podium.note')}
      </p>
    </section>
  )
}

function ByGame({ games, wish, played }: PartProps & { readonly played: readonly string[] }) {
  const words = useWords()
  const title = useTitle()
  return (
    <div className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            {['game', 'played', 'won', 'podium', 'place'].map((name) => (
              <th key={name} scope="col">
                {words(`web.history.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {played.map((game) => (
            <Line key={game} title={title(game)} results={resultsOf(games, { ...wish, game })} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Line({ title, results }: { readonly title: string; readonly results: Results }) {
  const phrases = usePhrases()
  return (
    <tr>
      <th scope="row">{title}</th>
      <td>{results.played}</td>
      <td>{results.won}</td>
      <td>{phrases.podium(results)}</td>
      <td>{phrases.place(results)}</td>
    </tr>
  )
}
