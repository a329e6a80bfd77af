import type { Words } from './sentence.ts'

/** The English text of what the engine itself says. */
export const ENGINE_WORDS: Words = {
  'engine.seats': '{title} is for {least} to {most} seats, not {wanted}.',
  'engine.option-unknown': '{title} has no option "{name}"; it has: {known}.',
  'engine.option-value': 'Option "{name}" cannot be {value}; allowed: {allowed}.',
  'engine.over': 'The game is over.',
  'engine.no-chance': 'No chance event is due; the table waits for seat {waitedFor}.',
  'engine.impossible': '{outcome} is not a possible outcome of "{kind}".',
  'engine.chance-due': 'A chance event is due first: "{kind}".',
  'engine.not-waited-for': 'Seat {seat} is not waited for; the table waits for seat {waitedFor}.',
  'engine.not-an-action': '{action} is not an action of this game.',
  'engine.no-throw': 'No dice wait for you.',
  'engine.undo-nothing': 'Nothing has been done yet.',
  'engine.undo-chance': 'Dice or cards have fallen since, so nothing can be taken back.',
  'engine.undo-other': '{other} acted last, so nothing can be taken back.',
  'engine.undo-reveal': 'The last act showed something hidden, so it cannot be taken back.',
}
