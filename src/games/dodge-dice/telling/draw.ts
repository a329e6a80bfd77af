import { top } from '../../../engine/frames.ts'
import { COLOURS, PENALTY } from '../board.ts'
import type { Roll, View } from '../state.ts'

/** The table in text. */
export function draw(view: View, names: readonly string[]): string {
  return [...players(view, names), '', ...dice(view)].join('\n')
}

function players(view: View, names: readonly string[]): string[] {
  const frame = top(view)
  const width = Math.max(...names.map((name) => name.length))
  return names.map((name, seat) => {
    const mark = 'seat' in frame && frame.seat === seat ? '▶' : ' '
    const out = view.tied.length > 0 && !view.tied.includes(seat) ? ' (watching)' : ''
    return `${mark} ${name.padEnd(width)} ${String(view.scores[seat]).padStart(4)} points  ${'●'.repeat(view.chips[seat]!)}${out}`
  })
}

function dice(view: View): string[] {
  const frame = top(view)
  const centre = `${view.centre} ${view.centre === 1 ? 'chip' : 'chips'} in the centre.`
  if (frame.kind === 'over') return [`The game is over, ${centre}`]
  const round = view.penalty ? `This round: ${PENALTY[view.penalty]} points (${view.penalty})` : 'A new round'
  const table = `${round}, ${view.dodge} Dodge ${view.dodge === 1 ? 'die' : 'dice'} in play, ${centre}`
  return frame.kind === 'after-roll' ? [table, `Rolled: ${shown(frame.roll)}`] : [table]
}

function shown({ penalty, dodge, icon }: Roll): string {
  const faces = COLOURS.flatMap((name) => Array<string>(dodge[name]).fill(`[${name}]`))
  return [...(penalty ? [`[${PENALTY[penalty]} ${penalty}]`] : []), ...faces, `<${icon}>`].join(' ')
}
