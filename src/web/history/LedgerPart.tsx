import { conclusionOf, type Figure, lossOf, luckOf, progressOf } from '../../lab/ledger.ts'
import { Button } from '../ui/Button.tsx'
import { useWords, type Words } from '../words/words.tsx'
import { Course } from './Course.tsx'
import { gamesOf, type Wish, wished } from './figures.ts'
import style from './History.module.css'
import type { PlayedGame } from './played.ts'
import { type PlayedSheet, sheetsOf } from './sheets.ts'
import { type RestControls, useRest } from './useRest.ts'
import { useTitle } from './useTitle.ts'

interface PartProps {
  readonly games: readonly PlayedGame[]
  readonly wish: Wish
  readonly onReviewed: () => void
}

/** How lucky one was and how well one played, from the games that were reviewed. */
export function LedgerPart({ games, wish, onReviewed }: PartProps) {
  const words = useWords()
  const rest = useRest(wished(games, wish), onReviewed)
  const sheets = sheetsOf(games, wish)
  return (
    <section className={style.part} aria-labelledby="ledger" data-ledger={sheets.length}>
      <h2 id="ledger">{words('web.history.ledger')}</h2>
      <p className={style.note}>{words('web.history.ledger.note')}</p>
      {sheets.length === 0 ? (
        <p className={style.none}>{words('web.history.ledger.none')}</p>
      ) : (
        <>
          <p data-conclusion>
            {luckSaid(words, luckOf(sheets))} {playSaid(words, progressOf(sheets))}
          </p>
          <ByGame games={games} wish={wish} sheets={sheets} />
          <Course sheets={sheets} />
        </>
      )}
      <TheRest rest={rest} />
    </section>
  )
}

/** A sentence that says what can be concluded yet. */
function luckSaid(words: Words, luck: Figure): string {
  const conclusion = conclusionOf(luck)
  if (conclusion.kind === 'nothing') return ''
  const { games } = luck
  if (games === 1) return words('web.history.ledger.luck.one')
  if (conclusion.kind === 'open') return words('web.history.ledger.luck.open', { games, more: conclusion.more ?? 0 })
  return words(`web.history.ledger.luck.${conclusion.sign > 0 ? 'kind' : 'unkind'}`, { games })
}

function playSaid(words: Words, progress: Figure): string {
  const conclusion = conclusionOf(progress)
  // Of one game that was said already.
  if (conclusion.kind === 'nothing' || progress.games === 1) return ''
  if (conclusion.kind === 'open') return words('web.history.ledger.play.open', { more: conclusion.more ?? 0 })
  return words(`web.history.ledger.play.${conclusion.sign > 0 ? 'better' : 'worse'}`)
}

interface ByGameProps extends Omit<PartProps, 'onReviewed'> {
  readonly sheets: readonly PlayedSheet[]
}

function ByGame({ games, wish, sheets }: ByGameProps) {
  const words = useWords()
  const title = useTitle()
  const kinds = gamesOf(wished(games, wish)).filter((game) => sheets.some((sheet) => sheet.game === game))
  return (
    <div className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">{words('web.history.game')}</th>
            {['lost', 'luck', 'games'].map((name) => (
              <th key={name} scope="col">
                {words(`web.history.ledger.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((game) => (
            <Line key={game} title={title(game)} sheets={sheets.filter((sheet) => sheet.game === game)} />
          ))}
          {kinds.length > 1 && <Line title={words('web.history.ledger.all')} sheets={sheets} />}
        </tbody>
      </table>
    </div>
  )
}

function Line({ title, sheets }: { readonly title: string; readonly sheets: readonly PlayedSheet[] }) {
  return (
    <tr>
      <th scope="row">{title}</th>
      <FigureCell figure={lossOf(sheets)} how="share" />
      <FigureCell figure={luckOf(sheets)} how="signed" />
      <td>{sheets.length}</td>
    </tr>
  )
}

function FigureCell({ figure, how }: { readonly figure: Figure; readonly how: 'signed' | 'share' }) {
  const words = useWords()
  const told = (value: number) => words(`web.history.ledger.${how}`, { value })
  const { mean, interval } = figure
  return (
    <td>
      {told(mean)}
      {interval && (
        <small className={style.between}>
          {words('web.history.ledger.between', { low: told(interval[0]), high: told(interval[1]) })}
        </small>
      )}
    </td>
  )
}

/** What is not reviewed yet, and how far that has come. */
function TheRest({ rest: { progress, left, gone, start, stop } }: { readonly rest: RestControls }) {
  const words = useWords()
  const { isWorking, at, all, part, failed } = progress
  return (
    <div className={style.rest} data-rest={isWorking ? 'working' : 'resting'}>
      {isWorking ? (
        <>
          <p role="status">{words('web.history.ledger.working', { number: at + 1, all, part })}</p>
          <progress value={(at + part) / all} aria-label={words('web.history.ledger')} />
          <Button icon="close" onClick={stop}>
            {words('web.history.ledger.stop')}
          </Button>
        </>
      ) : (
        left.length > 0 && (
          <Button icon="odds" onClick={start}>
            {words('web.history.ledger.rest', { count: left.length })}
          </Button>
        )
      )}
      {failed > 0 && <p className={style.note}>{words('web.history.ledger.failed', { count: failed })}</p>}
      {gone > 0 && <p className={style.note}>{words('web.history.ledger.gone', { count: gone })}</p>}
    </div>
  )
}
