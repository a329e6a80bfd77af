import type { Seat } from '../../../engine/game.ts'
import { ranking, totalOf } from '../../../games/allens-dirt/rules/qualifying.ts'
import type { Chart as Rolls } from '../../../games/allens-dirt/state.ts'
import { PipFace } from '../../ui/PipFace.tsx'
import { useList, useSay } from '../../words/words.tsx'
import style from './Chart.module.css'
import { type Paint, Plate } from './SprintCar.tsx'
import { say as sentenceOf } from './say.ts'

interface ChartProps {
  readonly chart: Rolls
  readonly liveries: readonly Paint[]
  readonly names: readonly string[]
  readonly active?: Seat | null
}

/** Who has rolled what, the best first; who has not rolled comes last. */
export function Chart({ chart, liveries, names, active = null }: ChartProps) {
  const say = useSay()
  const list = useList('narrow')
  const rolled = ranking(chart.map((rolls) => (rolls.length === 0 ? NOTHING : rolls)))
  const word = (key: string) => say(sentenceOf(`chart.${key}`))
  return (
    <table className={style.chart} data-many={names.length > 8}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{word('place')}</span>
          </th>
          <th scope="col">{word('driver')}</th>
          <th scope="col">{word('rolls')}</th>
          <th scope="col">{word('total')}</th>
        </tr>
      </thead>
      <tbody>
        {rolled.map((seat, place) => (
          <tr key={seat} data-active={seat === active}>
            <td className={style.place}>{chart[seat]!.length > 0 ? place + 1 : ''}</td>
            <th scope="row" className={style.driver}>
              <span>
                <Plate {...liveries[seat]!} />
                <span className="unseen">{say(sentenceOf('chart.car', { number: liveries[seat]!.number }))}</span>
                <span className={style.name}>{names[seat]}</span>
              </span>
            </th>
            <td>
              <Dice rolls={chart[seat]!} />
            </td>
            <td className={style.total}>
              {list(chart[seat]!.map(totalOf).map(String)) || (seat === active ? word('waits') : '')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const NOTHING = [[0, 0]] as const

function Dice({ rolls }: { readonly rolls: Rolls[number] }) {
  const say = useSay()
  return (
    <span className={style.rolls}>
      {[...rolls.entries()].map(([turn, [a, b]]) => (
        <span key={turn} className={style.roll}>
          <span className="unseen">{say(sentenceOf('chart.roll', { a, b }))}</span>
          <Pips side={a} />
          <Pips side={b} />
        </span>
      ))}
    </span>
  )
}

const Pips = ({ side }: { readonly side: number }) => (
  <svg viewBox="0 0 100 100" aria-hidden="true">
    <PipFace side={String(side)} />
  </svg>
)
