import { top } from '../../../engine/frames.ts'
import { type Entry, isOutcome, type Seat } from '../../../engine/game.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import { COLOURS, type Colour, type Icon, PENALTY } from '../board.ts'
import type { Action, DodgeDice, FrameOf, Roll, View } from '../state.ts'

const say = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`dodge-dice.${key}`, values)
const player = (seat: Seat) => ({ player: { seat } })
const colour = (name: Colour): Sentence => say(`colour.${name}`)
const icon = (name: Icon): Sentence => say(`icon.${name}`)

export function prompt(view: View): Sentence {
  const frame = top(view)
  if (frame.kind === 'starter') return say('prompt.starter')
  if (frame.kind === 'over') return say('prompt.over', player(frame.winner))
  const points = view.penalty ? PENALTY[view.penalty] : 0
  return say(`prompt.${frame.kind}`, { ...player(frame.seat), points })
}

export function choice(view: View, action: Action): Sentence {
  if (action.kind !== 'give') return say(`choice.${action.kind}`)
  return say('choice.give', { ...player(action.to), points: PENALTY[view.penalty!] })
}

/** What happened, told from the views before and after. */
export function describe(entry: Entry<DodgeDice>, before: View, after: View): Sentence[] {
  return [...telling(entry, before), ...consequences(before, after), ...ending(before, after)]
}

function telling(entry: Entry<DodgeDice>, before: View): Sentence[] {
  if (!isOutcome(entry))
    return entry.action.kind === 'give' ? [] : [say(`log.${entry.action.kind}`, player(entry.seat))]
  if ('starter' in entry.outcome) return [say('log.starter', player(entry.outcome.starter))]
  return [rolled(before, entry.outcome)]
}

function rolled(before: View, roll: Roll): Sentence {
  const { seat } = top(before) as FrameOf<'roll'>
  const penalty = roll.penalty ?? before.penalty!
  return say(roll.penalty ? 'log.rolled-first' : 'log.rolled', {
    ...player(seat),
    penalty: colour(penalty),
    points: PENALTY[penalty],
    dodge: roll.dodge[penalty],
    icon: icon(roll.icon),
  })
}

function consequences(before: View, after: View): Sentence[] {
  const seats = [...after.scores.keys()]
  const gained = seats.filter((seat) => after.chips[seat]! > before.chips[seat]!)
  const scored = seats.filter((seat) => after.scores[seat] !== before.scores[seat])
  return [
    ...gained.map((seat) => say('log.chip', player(seat))),
    ...scored.map((seat) => scoring(seat, after.scores[seat]! - before.scores[seat]!)),
  ]
}

const scoring = (seat: Seat, points: number): Sentence =>
  say(points > 0 ? 'log.scores' : 'log.loses', { ...player(seat), points: Math.abs(points) })

function ending(before: View, after: View): Sentence[] {
  const frame = top(after)
  if (frame.kind === 'over') return [say('log.wins', { ...player(frame.winner), points: after.scores[frame.winner]! })]
  return after.tied.length > 0 && before.tied.length === 0 ? [say('log.play-off')] : []
}

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
  const round = view.penalty ? `This round: ${PENALTY[view.penalty]} points (${view.penalty})` : 'A new round'
  const table = `${round}, ${view.dodge} Dodge dice in play, ${view.centre} chips in the centre.`
  return frame.kind === 'after-roll' ? [table, `Rolled: ${shown(frame.roll)}`] : [table]
}

function shown({ penalty, dodge, icon }: Roll): string {
  const faces = COLOURS.flatMap((name) => Array<string>(dodge[name]).fill(`[${name}]`))
  return [...(penalty ? [`[${PENALTY[penalty]} ${penalty}]`] : []), ...faces, `<${icon}>`].join(' ')
}
