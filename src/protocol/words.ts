import type { Words } from '../engine/sentence.ts'

/** The English text of what the readers of files say. */
export const FILE_WORDS: Words = {
  'file.player': 'Player {number}',

  'file.not-text': 'This is not a text; a match file is JSON in UTF-8.',
  'file.link': 'This link holds no match; perhaps it was cut short.',
  'file.link-too-large': 'This link is longer than a link may be; ask for the match file instead.',
  'file.too-large': 'The file is larger than {megabytes} MB.',
  'file.too-deep': 'The file is nested deeper than {levels} levels.',
  'file.too-many': 'The file holds more than {values, number} values or {names, number} different names.',
  'file.too-much': 'This takes more than {most, number} characters.',
  'file.not-json': 'This is not JSON: expected {expected}, found {found}.',
  'file.json.value': 'a value',
  'file.json.first-item': 'a value or "]"',
  'file.json.key': 'a name in double quotes',
  'file.json.first-key': 'a name in double quotes or a closing brace',
  'file.json.colon': '":"',
  'file.json.comma': 'a comma or the closing bracket',
  'file.json.end': 'the end of the file',
  'file.json.nothing': 'the end of the file',

  'file.missing': 'This field is missing.',
  'file.type': 'Expected {expected}, found {found}.',
  'file.expected.number': 'a number',
  'file.expected.int': 'a whole number',
  'file.expected.string': 'a text',
  'file.expected.boolean': 'true or false',
  'file.expected.array': 'a list',
  'file.expected.object': 'an object',
  'file.expected.record': 'an object',
  'file.expected.other': 'something else',
  'file.value': '{found} is not one of: {allowed}.',
  'file.too-small': '{found} is too small or too short; the least is {least}.',
  'file.too-big': '{found} is too large or too long; the most is {most}.',
  'file.format': '{found} is empty or has control characters.',
  'file.bytes': '{found} is not 32 bytes as 64 digits from 0 to f.',
  'file.plain': '{found} has other signs than letters, digits, - and _.',
  'file.unknown-field': 'There is no field {name} here.',
  'file.entry': 'An entry has either a seat and an action, or an outcome.',

  'file.redacted':
    'The file holds only what {seat, select, none {everybody} other {seat {seat}}} may know, and from this entry on that is too little to play it again.',

  'file.unknown-game': 'There is no game {game}; {hint}',
  'file.hint.near': 'did you mean "{near}"?',
  'file.hint.known': 'there are: {known}.',
  'file.rules-version':
    '{title} is played here by rules version {ours}; this match began under the newer version {theirs}.',
  'file.outdated':
    'This match began under rules version {theirs}, and from this entry on it does not follow the rules as they are now: {reason}',
  'file.unknown-board': '{title} has no board {board}; it has: {known}.',
  'file.no-boards': '{title} has no boards to choose from.',
  'file.no-own-board': '{title} has no boards that one could draw.',
  'file.board': '{flaw}',
  'file.more': 'And {more, plural, one {one thing more is} other {{more, number} things more are}} wrong.',
  'file.unknown-shape': 'This is not the shape of a board of any game here; the games with boards are: {known}.',
  'file.result-early': 'The file gives a result, but the game is not over after its log.',
  'file.result': 'The log ends with {ours}, but the file says {theirs}.',
}
