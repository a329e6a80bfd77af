import type { Seat } from '../../../engine/game.ts'
import { lapsOf } from '../../../games/allens-dirt/rules/order.ts'
import { FINISHED, PITS, RETIRED, type View } from '../../../games/allens-dirt/state.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useSay } from '../../words/words.tsx'
import { flagOf, lapOf, orderOf, restartFlag } from './race.ts'
import { FlagCloth } from './Scenery.tsx'
import { type Paint, Plate } from './SprintCar.tsx'
import style from './Strip.module.css'
import { say as sentenceOf } from './say.ts'

interface StripProps {
  readonly view: View
  readonly liveries: readonly Paint[]
  readonly names: readonly string[]
  readonly active: Seat | null
  readonly onSheet: () => void
}

/** The lap, the flag, and who runs where. */
export function Strip({ view, liveries, names, active, onSheet }: StripProps) {
  const say = useSay()
  const flag = flagOf(view)
  return (
    <section className={style.strip} aria-label={say(sentenceOf('strip'))} data-flag={flag}>
      <p className={style.lap}>
        <span className={style.word}>{say(sentenceOf('strip.lap'))}</span>
        <strong>{say(sentenceOf('strip.laps', { lap: lapOf(view), laps: view.table.options.laps }))}</strong>
      </p>
      <p className={style.flag}>
        <svg viewBox="-3 -28 34 42" aria-hidden="true">
          <FlagCloth flag={flag} />
        </svg>
        <span>{say(sentenceOf(`flag.${flag}`))}</span>
      </p>
      <ol className={style.order} aria-label={say(sentenceOf('strip.order'))}>
        {orderOf(view).map((seat, place) => (
          <Runner
            key={seat}
            seat={seat}
            place={place + 1}
            view={view}
            livery={liveries[seat]!}
            name={names[seat]!}
            isActive={seat === active}
          />
        ))}
      </ol>
      <IconButton icon="log" label={say(sentenceOf('sheet'))} onClick={onSheet} className={style.sheet} data-sheet />
    </section>
  )
}

interface RunnerProps {
  readonly seat: Seat
  readonly place: number
  readonly view: View
  readonly livery: Paint
  readonly name: string
  readonly isActive: boolean
}

function Runner({ seat, place, view, livery, name, isActive }: RunnerProps) {
  const say = useSay()
  const { kind, laps } = markOf(view, seat)
  const mark = sentenceOf(`mark.said.${kind}`, { laps })
  return (
    <li className={style.runner} data-active={isActive} data-mark={kind}>
      <span className="unseen">
        {say(sentenceOf('strip.line', { place, number: livery.number, driver: { seat }, mark }))}
      </span>
      <Plate {...livery} className={style.plate} />
      <span className={style.name} aria-hidden="true">
        {name}
      </span>
      <span className={style.mark} aria-hidden="true">
        {say(sentenceOf(`mark.${kind}`, { laps }))}
      </span>
    </li>
  )
}

/** The one thing to know about a car. */
function markOf(view: View, seat: Seat): { readonly kind: string; readonly laps: number } {
  const lane = view.lane[seat]
  const laps = Math.max(...view.order.map((other) => lapsOf(view, other))) - lapsOf(view, seat)
  if (lane === RETIRED) return { kind: 'out', laps }
  if (lane === FINISHED) return { kind: 'finished', laps }
  if (view.halfSpeed[seat]) return { kind: 'half', laps }
  if (lane === PITS) return { kind: 'pits', laps }
  if (laps > 1) return { kind: 'down', laps: laps - 1 }
  return { kind: view.bonus && view.grid[0] === seat ? 'pole' : 'none', laps }
}

/** A flag is out: what counts, until the last car has left the line. */
export function Restart({ view }: { readonly view: View }) {
  const say = useSay()
  const flag = restartFlag(view)
  if (!flag) return null
  return (
    <p className={style.restart} data-flag={flag.colour}>
      <strong>{say(sentenceOf(`flag.${flag.colour}`))}</strong> {say(sentenceOf('flag.restart', { laps: flag.lap }))}
    </p>
  )
}
