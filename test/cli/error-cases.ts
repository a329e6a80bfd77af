import { readFileSync } from 'node:fs'

/** The beginning of a match with hidden cards. */
function hidden(): object {
  const { result: _result, log, ...match } = JSON.parse(readFileSync('test/recorded/dicey-curves/danger.json', 'utf8'))
  return { ...match, log: log.slice(0, 20) }
}

/** A circuit that leads nowhere. */
const noExit = { id: 'loop', title: 'Loop', length: 4, lanes: [], start: [], goals: [] }

const game = { game: 'dodge-dice', seats: 2 }
const roll = { kind: 'roll' }

/** What the folder of the cases holds. */
export const FILES: Record<string, string> = {
  'broken.json': '{"game":"dodge-dice",\n  "seats":2,,\n}',
  'large.json': ' '.repeat(50_000_000),
  'other-game.json': JSON.stringify({ ...game, game: 'dodge-dize' }),
  'version.json': JSON.stringify({ ...game, rulesVersion: 99 }),
  'option.json': JSON.stringify({ ...game, options: { starter: 'me' } }),
  'shape.json': JSON.stringify({ ...game, log: [{ seat: 'x', action: roll }] }),
  'wrong-seat.json': JSON.stringify({ ...game, log: [{ seat: 1, action: roll }] }),
  'wrong-action.json': JSON.stringify({
    ...game,
    log: [
      { seat: 0, action: roll },
      { seat: 0, action: roll },
    ],
  }),
  'wrong-roll.json': JSON.stringify({ ...game, log: [{ seat: 0, action: roll }, { outcome: { icon: 'stop' } }] }),
  'result.json': JSON.stringify({ ...game, result: { places: [1, 2], scores: [0, 0] } }),
  'redacted.json': JSON.stringify({
    game: 'dicey-curves',
    seats: 2,
    options: { danger: true },
    for: 0,
    log: [{ outcome: { kind: 'danger', seat: 1, card: null } }],
  }),
  'hidden.json': JSON.stringify(hidden()),
  'no-exit.json': JSON.stringify({ game: 'monza', seats: 2, board: noExit }),
  'player.json': JSON.stringify({ ...game, seats: [{}, { player: 'grandmaster' }] }),
  'fine.json': JSON.stringify(game),
}

const LONG = 'x'.repeat(41)

export type ErrorCase = [args: string[], code: number, says: string]

/** Every wrong use and wrong file, with what the command must answer. `@` stands for the folder of the files. */
export const ERROR_CASES: ErrorCase[] = [
  [['frobnicate'], 2, "Unknown command 'frobnicate'."],
  [['games', '--frobnicate'], 2, "Unknown option '--frobnicate'."],
  [['play'], 2, "Missing required argument 'file'."],
  [['play', '@/nowhere.json'], 1, 'nowhere.json: There is no such file or directory.'],
  [['play', '@'], 1, 'This is a directory, not a file.'],
  [['play', '@/large.json'], 3, 'large.json: The file is larger than 20 MB.'],
  [['play', '@/broken.json'], 3, 'broken.json: line 2, column 13: This is not JSON'],
  [['play', '@/other-game.json'], 3, 'game: There is no game "dodge-dize"; did you mean "dodge-dice"?'],
  [['play', '@/version.json'], 3, 'rules version 1; this match began under the newer version 99.'],
  [['play', '@/option.json'], 3, 'options: EN-2: Option "starter" cannot be "me"; allowed: first, random.'],
  [['play', '@/shape.json'], 3, 'shape.json: log[0].seat: Expected a number, found "x".'],
  [['play', '@/redacted.json'], 3, 'log[0]: The file holds only what seat 0 may know'],
  [['review', '@/version.json'], 3, 'rules version 1; this match began under the newer version 99.'],
  [['review', '@/redacted.json'], 3, 'log[0]: The file holds only what seat 0 may know'],
  [['review', '@/hidden.json'], 1, 'hidden.json: Hands are hidden until this match is over.'],
  [['review', '@/no-exit.json'], 3, 'no-exit.json: board'],
  [['review', '@/fine.json'], 1, 'fine.json: Nothing has happened in this match yet.'],
  [['table', 'dicey-curves', '--resume', '@/redacted.json'], 3, 'log[0]: The file holds only what seat 0 may know'],
  [['play', '@/wrong-seat.json'], 3, 'log[0]: EN-4: Seat 1 is not waited for; the table waits for seat 0.'],
  [['play', '@/wrong-action.json'], 3, 'log[1]: EN-4: A chance event is due first: "roll".'],
  [['play', '@/wrong-action.json', '--seed', '1'], 3, 'log[1]: DD-8: '],
  [['play', '@/wrong-roll.json'], 3, 'log[1]: EN-3: {"icon":"stop"} is not a possible outcome of "roll".'],
  [['play', '@/result.json'], 3, 'result: The file gives a result, but the game is not over after its log.'],
  [['play', '@/fine.json', '--view', '2'], 2, '--view 2: There are 2 seats, counted from 0.'],
  [['play', '@/fine.json', '--at', '1'], 2, '--at 1: There are not so many entries in the log (0).'],
  [['play', '@/fine.json', '--view', 'all'], 2, 'It must be the number of a seat, or spectator.'],
  [['rules', 'monzo'], 2, 'There is no game "monzo"; did you mean "monza"?'],
  [['rules', 'allens-dirt', 'AD-9z'], 2, 'There is no rule "AD-9z" of allens-dirt; the nearest is AD-9.'],
  [['rules', 'monza', '--lang', 'fr'], 2, 'Allowed choices are en, ja.'],
  [['simulate', 'doge-dice'], 2, 'There is no game "doge-dice"; did you mean "dodge-dice"?'],
  [['simulate', 'dodge-dice', '--games', '0'], 2, 'It must be a whole number from 1 to'],
  [['simulate', 'dodge-dice', '--seats', '9'], 2, 'EN-1: Dodge Dice is for 2 to 6 seats, not 9.'],
  [['simulate', 'dodge-dice', '--options', 'starter=me'], 2, 'EN-2: Option "starter" cannot be "me"'],
  [['simulate', 'dodge-dice', '--options', 'laps=3'], 2, 'EN-2: Dodge Dice has no option "laps"; it has: starter.'],
  [['simulate', 'dodge-dice', '--board', 'default'], 2, 'Dodge Dice has no boards to choose from.'],
  [['simulate', 'monza', '--board', '@/nowhere.json'], 1, 'There is no such file or directory.'],
  [['simulate', 'monza', '--board', '@/broken.json'], 3, 'broken.json: line 2, column 13: '],
  [['simulate', 'monza', '--board', '@/fine.json'], 3, 'fine.json: '],
  [['simulate', 'dodge-dice', '--records', '@/no/where.jsonl'], 1, 'There is no such file or directory.'],
  [['simulate', 'dodge-dice', '--records', '@'], 1, 'This is a directory, not a file.'],
  [['simulate', 'dodge-dice', '--bots', 'grandmaster'], 2, 'There is no bot "grandmaster"; there are: '],
  [['simulate', 'dodge-dice', '--bots', 'random,random,random'], 2, '--bots names 3 bots, but there are 2 seats'],
  [['board', 'check', '@/nowhere.json'], 1, 'There is no such file or directory.'],
  [['board', 'check', '@/broken.json'], 3, 'broken.json: line 2, column 13: '],
  [['board', 'check', '@/fine.json', '--game', 'dodge-dice'], 3, 'Dodge Dice has no boards that one could draw.'],
  [['table', 'dogde-dice'], 2, 'did you mean "dodge-dice"?'],
  [['table', 'dodge-dice', '--seats', '2', '--people', '3'], 2, '--people 3: There are only 2 seats.'],
  [
    ['table', 'dodge-dice', '--seats', '2', '--people', '1', '--names', 'A,B,C'],
    2,
    '--names: 3 names, but only 2 seats.',
  ],
  [['table', 'dodge-dice', '--seats', '2', '--people', '1', '--names', LONG], 2, 'A name has at most 40 letters, "xxx'],
  [['table', '--resume', '-'], 2, '--resume needs a file, since the players type on standard input.'],
  [['table', '--resume', '@/player.json'], 3, 'seats[1].player: There is no bot "grandmaster"; there are: '],
  [['table', '--resume', '@/wrong-seat.json'], 3, 'log[0]: EN-4: Seat 1 is not waited for'],
]
