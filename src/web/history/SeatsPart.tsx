import type { ReactNode } from 'react'
import { Mark } from '../ui/Shape.tsx'
import { useWords } from '../words/words.tsx'
import { Bar } from './DicePart.tsx'
import { coloursTaken, seatsTaken, type Taken, type Wish } from './figures.ts'
import style from './History.module.css'
import type { PlayedGame } from './played.ts'

interface PartProps {
  readonly games: readonly PlayedGame[]
  readonly wish: Wish
}

/** Where one sits, and where one wins. */
export function SeatsPart({ games, wish }: PartProps) {
  const words = useWords()
  return (
    <section className={style.part} aria-labelledby="seats">
      <h2 id="seats">{words('web.history.seats')}</h2>
      <div className={style.dice}>
        <TakenChart
          by="seat"
          lines={seatsTaken(games, wish)}
          nameOf={(seat) => words('web.history.seats.number', { number: seat + 1 })}
        />
        <TakenChart
          by="colour"
          lines={coloursTaken(games, wish)}
          nameOf={(colour) => (
            <span className={style.colour}>
              <Mark colour={colour} /> {words(`web.colour.${colour}`)}
            </span>
          )}
        />
      </div>
    </section>
  )
}

interface TakenChartProps<K> {
  readonly by: 'seat' | 'colour'
  readonly lines: readonly Taken<K>[]
  readonly nameOf: (key: K) => ReactNode
}

function TakenChart<K extends string | number>({ by, lines, nameOf }: TakenChartProps<K>) {
  const words = useWords()
  const most = Math.max(...lines.map(({ taken }) => taken))
  return (
    <table className={style.chart} data-taken={by}>
      <caption>
        <strong>{words(`web.history.seats.by-${by}`)}</strong>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words(`web.history.seats.${by}`)}</th>
          <td aria-hidden="true" />
          <th scope="col">{words('web.history.seats.taken')}</th>
          <th scope="col">{words('web.history.won')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, taken, won }) => (
          <tr key={key}>
            <th scope="row">{nameOf(key)}</th>
            <td className={style.bar} aria-hidden="true">
              <Bar part={taken / most} mark={null} />
            </td>
            <td>{taken}</td>
            <td>{won}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
