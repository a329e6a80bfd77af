import type { Words } from '../../engine/sentence.ts'

/** The English text of what a live table says to those who ask it for something, or to whom it says good-bye. */
export const LIVE_WORDS: Words = {
  'live.stale': 'Something else happened meanwhile; look again.',
  'live.not-your-seat': 'This seat is not yours.',
  'live.not-the-host': 'Only the host of the table can do this.',
  'live.no-such-seat': 'This table has no such seat.',
  'live.seat-taken': 'Somebody else sits there.',
  'live.colour-taken': 'Somebody else has this colour.',
  'live.already-sitting': 'You have a seat already.',
  'live.no-name': 'A nickname needs at least one letter or sign.',
  'live.not-begun': 'The game has not begun.',
  'live.begun': 'The game has begun already.',
  'live.over': 'The game is over.',
  'live.seats-free': 'Not all seats are taken, and no bots were asked to this table.',
  'live.too-often': 'This is too fast; wait a moment.',
  'live.malformed': 'This message cannot be read: {where} {reason}',
  'live.retry': 'This could not be kept; nothing has happened. Try again.',
  'live.disk': 'The disk of the server does not take anything at the moment; nothing has happened. Try again later.',
  'live.version': 'This page is of another version than the server; load it anew.',
  'live.unknown-table': 'There is no such table.',
  'live.unknown-guest': 'The server does not know you; load the page anew.',
  'live.too-many': 'Too many connections come from here.',
  'live.slow': 'This connection is too slow to follow the table.',
  'live.silent': 'Nothing was heard from here for too long.',
  'live.closing': 'The server is being restarted; the table goes on in a moment.',
}
