import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { type SpotKind, spotAt } from '../board.ts'
import { column, inRaceOrder, isRunning, lapsOf, running } from '../rules/order.ts'
import { totalOf } from '../rules/qualifying.ts'
import { FINISHED, LINE, PITS, type View } from '../state.ts'
import { carsAt } from './say.ts'

const MARKS: Readonly<Record<SpotKind, string>> = { 'skip-a-turn': '~', 'go-to-pits': 'P', 'sweet-spot': '*' }
const CELL = 3

/** The race in text. Cars are numbered from 1, or as `numbers` says. */
export function draw(view: View, names: readonly string[], numbers: readonly number[] = names.map((_, i) => i + 1)) {
  return (
    view.grid.length === 0 ? chart(view, names) : [...track(view, numbers), '', ...board(view, names, numbers)]
  ).join('\n')
}

const widest = (names: readonly string[]): number => Math.max(...names.map((name) => name.length))

function chart({ chart, frames }: View, names: readonly string[]): string[] {
  const frame = top({ frames })
  const lines = names.map((name, seat) => {
    const mark = 'seat' in frame && frame.seat === seat ? '▶' : ' '
    const rolls = chart[seat]!.map((dice) => `${dice.join(' + ')} = ${totalOf(dice)}`)
    return `${mark} ${name.padEnd(widest(names))}  ${rolls.join(', then ')}`.trimEnd()
  })
  return ['Qualifying', ...lines]
}

/** Lanes from the outside in, with the line at the left; `+` stands for more cars on the spot. */
function track(view: View, numbers: readonly number[]): string[] {
  const { lanes, columns } = view.table.board
  const width = widest([...lanes, 'column'])
  const heading = Array.from({ length: columns - 1 }, (_, i) => String(i + 1).padStart(CELL)).join('')
  const rows = lanes.map((name, lane) => `${name.padEnd(width)} |${row(view, lane, numbers)}`).reverse()
  return [`${'column'.padEnd(width)} |${heading}`, ...rows, ...aside(view, numbers)]
}

const row = (view: View, lane: number, numbers: readonly number[]): string =>
  Array.from({ length: view.table.board.columns - 1 }, (_, i) => cell(view, lane, i + 1, numbers)).join('')

function cell(view: View, lane: number, at: number, numbers: readonly number[]): string {
  const [first, ...others] = inRaceOrder(view, carsAt(view, lane, at))
  if (first !== undefined) return `${numbers[first]}${others.length > 0 ? '+' : ''}`.padStart(CELL)
  const spot = spotAt(view.table.board, lane, at)
  return (spot ? MARKS[spot] : '.').padStart(CELL)
}

function aside(view: View, numbers: readonly number[]): string[] {
  const on = (place: number) =>
    inRaceOrder(
      view,
      running(view).filter((seat) => view.lane[seat] === place),
    ).map((seat) => numbers[seat])
  return [
    ...(on(LINE).length > 0 ? [`on the line: ${on(LINE).join(' ')}`] : []),
    ...(on(PITS).length > 0 ? [`in the pits: ${on(PITS).join(' ')}`] : []),
  ]
}

/** The running order, or the result. */
function board(view: View, names: readonly string[], numbers: readonly number[]): string[] {
  const frame = top(view)
  const order = frame.kind === 'over' ? frame.order : [...inRaceOrder(view, running(view)), ...view.retired]
  const laps = view.table.options.laps
  const heading = frame.kind === 'over' ? 'Result' : `Lap ${Math.min(view.laps.length + 1, laps)} of ${laps}`
  const lines = order.map((seat, place) => {
    const mark = 'seat' in frame && frame.seat === seat ? '▶' : ' '
    const car = `${String(numbers[seat]).padStart(2)} ${names[seat]!.padEnd(widest(names))}`
    return `${mark} ${place + 1}. ${car}  ${lapsRun(lapsOf(view, seat))}  ${where(view, seat)}`.trimEnd()
  })
  return [heading, ...lines]
}

const lapsRun = (laps: number): string => `${String(laps).padStart(2)} ${laps === 1 ? 'lap ' : 'laps'}`

function where(view: View, seat: Seat): string {
  if (!isRunning(view, seat)) return 'out'
  const lane = view.lane[seat]!
  const slow = view.halfSpeed[seat] ? ', half speed' : ''
  if (lane === FINISHED) return 'finished'
  if (lane === LINE) return `on the line${slow}`
  return lane === PITS ? `in the pits${slow}` : `${view.table.board.lanes[lane]} ${column(view, seat)}${slow}`
}
