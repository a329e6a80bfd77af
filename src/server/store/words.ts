import type { Words } from '../../engine/sentence.ts'

/** The English text of what a store says. */
export const STORE_WORDS: Words = {
  'store.full': 'The disk of the server is full; nothing was changed.',
  'store.busy': 'The disk of the server is too slow just now; nothing was changed.',
  'store.broken': 'The disk of the server cannot be read or written; nothing was changed.',
  'store.closed': 'The server is shutting down; nothing was changed.',
  'store.in-use': 'A server is running with the data in {folder}.',
  'store.newer': 'A newer Paddock wrote {file} (version {theirs}; this one knows {ours}). Nothing was changed.',
  'store.foreign': '{file} is not a database of Paddock.',
  'store.damaged': '{file} is damaged.',
  'store.missing': 'There is no database {file}.',
  'store.exists': '{file} exists already.',
  'store.unreachable': 'The database {place} cannot be used: {reason}.',
  'store.not-empty': 'There is data in {place} already; nothing was changed.',
  'store.differs': 'The copy in {place} is not the same ({shelf}); it was thrown away.',
}
