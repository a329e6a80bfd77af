import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { Seat } from '../../engine/seat.ts'
import { isPerson } from '../../engine/sitter.ts'
import { inOrder } from '../games/telling.ts'
import { reviewPath, tablePath } from '../paths.ts'
import { allTables } from '../table/store/tables.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { SeatMark } from '../ui/Shape.tsx'
import { useWords } from '../words/words.tsx'
import type { Wish } from './figures.ts'
import style from './History.module.css'
import type { PlayedGame, PlayedSeat } from './played.ts'
import { useMoment, useTitle } from './useTitle.ts'

const PAGE = 10

interface GameListProps {
  /** The latest first. */
  readonly games: readonly PlayedGame[]
  readonly wish: Wish
  readonly onRemove: (id: string) => void
}

/** The ids of the tables that are still there. */
function useThere(): ReadonlySet<string> {
  const [there, setThere] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    let isHere = true
    allTables().then(({ tables }) => isHere && setThere(new Set(tables.map(({ id }) => id))))
    return () => {
      isHere = false
    }
  }, [])
  return there
}

export function GameList({ games, wish, onRemove }: GameListProps) {
  const words = useWords()
  const there = useThere()
  const [shown, setShown] = useState(PAGE)
  const more = Math.min(PAGE, games.length - shown)
  return (
    <section className={style.part} aria-labelledby="games">
      <h2 id="games">{words('web.history.games')}</h2>
      <ol className={style.games}>
        {games.slice(0, shown).map((played) => (
          <GameLine key={played.id} played={played} isThere={there.has(played.id)} wish={wish} onRemove={onRemove} />
        ))}
      </ol>
      {more > 0 && (
        <Button onClick={() => setShown(shown + PAGE)}>{words('web.history.games.more', { count: more })}</Button>
      )}
    </section>
  )
}

interface GameLineProps {
  readonly played: PlayedGame
  /** Whether its table can still be looked at. */
  readonly isThere: boolean
  readonly wish: Wish
  readonly onRemove: (id: string) => void
}

function GameLine({ played, isThere, wish, onRemove }: GameLineProps) {
  const words = useWords()
  const title = useTitle()(played.game)
  const when = useMoment()(played.ended)
  return (
    <li className={style.game} data-played={played.id}>
      <Places played={played} wish={wish} />
      <div className={style.what}>
        <p>
          <strong>{title}</strong> <span className={style.note}>{when}</span>
        </p>
        <Ranking seats={played.seats} />
        {played.fixed !== undefined && (
          <p className={style.note} data-fixed={played.fixed}>
            {words('web.history.games.fixed', { rolls: played.fixed })}
          </p>
        )}
        {isThere && (
          <p className={style.ways}>
            <Link
              href={tablePath(played.game, played.id)}
              className={style.open}
              aria-label={words('web.history.games.open-one', { title, when })}
            >
              {words('web.history.games.open')}
            </Link>
            <Link
              href={reviewPath(played.game, played.id)}
              className={style.open}
              aria-label={words('web.history.games.review-one', { title, when })}
            >
              {words('web.history.games.review')}
            </Link>
          </p>
        )}
      </div>
      <IconButton
        icon="bin"
        label={words('web.history.games.remove', { title, when })}
        onClick={() => onRemove(played.id)}
      />
    </li>
  )
}

/** The place of who is asked about, or of everybody here. */
function Places({ played, wish }: { readonly played: PlayedGame; readonly wish: Wish }) {
  const words = useWords()
  const here = played.seats.filter(({ own, name }) => own && (wish.person === null || name === wish.person))
  const key = here.length > 1 ? 'place-of' : 'place'
  return (
    <ul className={style.places}>
      {here.map(({ name, place }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
        <li key={index} className={place === 1 ? style.first : undefined}>
          {words(`web.history.games.${key}`, { name, place, count: played.seats.length })}
        </li>
      ))}
    </ul>
  )
}

interface RankingProps {
  readonly seats: readonly PlayedSeat[]
}

function Ranking({ seats }: RankingProps) {
  const words = useWords()
  return (
    <ol className={style.ranking} aria-label={words('web.history.games.ranking')}>
      {inOrder(seats.map(({ place }) => place)).map((seat) => (
        <Ranked key={seat} seats={seats} seat={seat} />
      ))}
    </ol>
  )
}

function Ranked({ seats, seat }: RankingProps & { readonly seat: Seat }) {
  const words = useWords()
  const played = seats[seat]!
  return (
    <li className={played.own ? style.own : undefined}>
      {words('web.end.place', { place: played.place })} <SeatMark sitters={seats} seat={seat} /> {played.name}
      {!isPerson(played) && <span className={style.note}> {words('web.history.games.bot')}</span>}
    </li>
  )
}
