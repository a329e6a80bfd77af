import type { Words } from '../engine/sentence.ts'

export const REASON_WORDS: Words = {
  'odds.share.exact': '{chance, number, ::percent .0}',
  'odds.share.about': 'about {chance, number, ::percent .0}',
  'odds.share.sampled': 'about {chance, number, ::percent .0}',
  'odds.share.under': 'under {chance, number, ::percent}',
  'odds.share.over': 'over {chance, number, ::percent}',
  'odds.why.only': 'There is nothing else to do.',
  'odds.why.wins': 'It wins at once.',
  'odds.why.better': 'It wins {own} instead of {less} with “{other}”.',
  'odds.why.alike': '“{other}” is as good.',
  'odds.why.danger':
    'It lowers a risk ({what}): {chance, number, ::percent .0} instead of {other, number, ::percent .0}.',
  'odds.why.hope':
    'It has better prospects ({what}): {chance, number, ::percent .0} instead of {other, number, ::percent .0}.',
  'odds.why.standing': 'After it {own}; after the other {less}.',
  'odds.why.despite.danger':
    'It is worth a higher risk ({what}): {chance, number, ::percent .0} instead of {other, number, ::percent .0}.',
  'odds.why.despite.hope':
    'It is worth poorer prospects ({what}): {chance, number, ::percent .0} instead of {other, number, ::percent .0}.',
  'odds.why.despite.standing': 'It is worth its price: after it {own}; after the other {less}.',
  'odds.why.later': 'At once both come to the same; what it gains shows later.',
}
