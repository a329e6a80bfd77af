import type { Words } from '../engine/sentence.ts'

/** The English text of what is said about the dice of a match. */
export const FAIR_WORDS: Words = {
  'fair.fair':
    '{rolls, plural, =0 {Nothing has been thrown yet, and the dice are fixed already.} one {This one roll was fixed before anybody sat down, and nobody could know it.} other {These # rolls were fixed before anybody sat down, and nobody could know them.}}',
  'fair.tampered':
    'Roll {number, number} is not the one that was fixed before the match. Either the file was changed, or the dice were not fair.',
  'fair.false-commitment': 'The secret of the dice is not the one that was promised before the match.',
  'fair.sealed': 'The dice of this match are still sealed: their secret is published when it is over.',
  'fair.no-proof': 'This match has no proof: nobody promised anything about its dice.',
}
