import pico from 'picocolors'
import { endsOf, type WholeMove } from '../../engine/ends.ts'
import type { Seat } from '../../engine/game.ts'
import { type Line, menu } from './menu.ts'
import type { Session } from './session.ts'

/** All that a person may answer now. */
export interface Question {
  readonly answers: readonly WholeMove[]
  readonly lines: readonly Line[]
  /** Orders worth knowing here. */
  readonly hints: readonly string[]
}

export function questionFor(session: Session, seat: Seat): Question {
  const ends = endsFor(session, seat)
  const answers = ends.length > 0 && !session.isStepwise ? ends : stepsFor(session, seat)
  const lines = answers.map(({ meaning }, i) => ({ number: i + 1, text: session.say(meaning), kind: meaning.key }))
  return { answers, lines, hints: [...driveHint(session, ends), ...passHint(session)] }
}

function endsFor({ guide, match, screen }: Session, seat: Seat): WholeMove[] {
  return guide?.drives ? endsOf(match.timeline.game, guide.drives, screen.sight().view, seat) : []
}

const stepsFor = ({ screen }: Session, seat: Seat): WholeMove[] =>
  screen
    .sight()
    .choices.filter((choice) => choice.seat === seat)
    .map(({ action, meaning }) => ({ actions: [action], meaning }))

function driveHint({ isStepwise }: Session, ends: readonly WholeMove[]): string[] {
  if (ends.length === 0) return []
  return [isStepwise ? 'Step by step; w drives by whole moves.' : 'Where the move can end; w drives step by step.']
}

const passHint = ({ referee }: Session): string[] => (referee.silence() ? ['p passes until your turn.'] : [])

export const questionText = ({ lines, hints }: Question): string =>
  [...menu(lines), ...hints.map((hint) => pico.dim(hint))].join('\n')
