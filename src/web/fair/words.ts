import { FAIR_WORDS } from '../../fair/words.ts'

/** What the check of the dice says. */
export const WORDS = {
  ...FAIR_WORDS,
  'web.fair.checking': 'Throwing every roll again …',
  'web.fair.how':
    'Before the first seat was taken, the table showed the fingerprint of a secret: after that it could not take another one. The device of every player added a string of its own. All rolls follow from both. Now the secret is open, and this page has thrown every roll again.',
  'web.fair.show': 'Show this roll',
  'web.fair.details': 'Check it yourself',
  'web.fair.table': 'Table',
  'web.fair.commitment': 'Fingerprint (SHA-256)',
  'web.fair.secret': 'Secret',
  'web.fair.string': 'String of {name}',
  'web.fair.none': 'none',
}
