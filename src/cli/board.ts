import type { Command } from 'commander'
import type { Game } from '../engine/game.ts'
import { boardFaults, gameOfBoard, unknownShape } from '../protocol/boards.ts'
import type { Fault } from '../protocol/fault.ts'
import { readJson } from '../protocol/json.ts'
import { EXIT, faultText, invalid } from './complaint.ts'
import { DRAWABLES } from './drawables.ts'
import { fileName, readText } from './files.ts'
import { findGame } from './find-game.ts'
import { complain, print, printJson } from './output.ts'

interface CheckOptions {
  readonly game?: string
  readonly json?: boolean
}

export function addBoard(program: Command): void {
  const board = program
    .command('board')
    .helpCommand(false)
    .summary('check a board')
    .description('Works on boards that people draw.')
  board
    .command('check')
    .summary('say what is wrong with a board')
    .description('Says what is wrong with a board, first its shape, then what the rules ask of it.')
    .argument('<file>', 'the board, a JSON file (- for standard input)')
    .option('--game <id>', 'the game it is for (default: recognised by its shape)')
    .option('--json', 'print JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  paddock board check my-circuit.json\n  paddock board check - --game monza < b.json',
    )
    .action(check)
}

async function check(file: string, options: CheckOptions): Promise<void> {
  const chosen = options.game === undefined ? null : findGame(options.game)
  const json = readJson(await readText(file))
  if (!json.ok) throw invalid(fileName(file), json.fault)
  const game = chosen ?? recognise(fileName(file), json.value)
  tell(fileName(file), game, boardFaults(DRAWABLES[game.id]!, json.value), options.json ?? false)
}

function recognise(file: string, board: unknown): Game {
  const game = gameOfBoard(DRAWABLES, board)
  if (!game) throw invalid(file, unknownShape(DRAWABLES).fault)
  return game
}

function tell(file: string, game: Game, faults: readonly Fault[], json: boolean): void {
  const sound = faults.length === 0
  if (json) printJson({ game: game.id, sound, flaws: faults.map((fault) => faultText('', fault)) })
  else if (sound) print(`${file}: a sound board for ${game.title}.`)
  for (const fault of faults) complain(faultText(file, fault))
  if (!sound) process.exitCode = EXIT.invalid
}
