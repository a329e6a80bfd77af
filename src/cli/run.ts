import { Command, CommanderError } from 'commander'
import { addBackup } from './backup.ts'
import { addBoard } from './board.ts'
import { Complaint, EXIT } from './complaint.ts'
import { addGames } from './games.ts'
import { addMove } from './move.ts'
import { complain } from './output.ts'
import { addPlay } from './play.ts'
import { addRestore } from './restore.ts'
import { addReview } from './review.ts'
import { addRules } from './rules.ts'
import { addSeason } from './season.ts'
import { addServe } from './serve.ts'
import { addSimulate } from './simulate.ts'
import { addSolve } from './solve.ts'
import { addTable } from './table.ts'
import { addVerify } from './verify.ts'

const EXAMPLES = `
Examples:
  paddock games
  paddock rules monza
  paddock table dodge-dice --seats 3 --people 1
  paddock play match.json --legal
  paddock simulate dodge-dice --games 10000 --seed 7`

const FOOT = `
Data goes to standard output, everything else to standard error.
Exit codes: 0 all is well, 1 it could not be done, 2 wrong use of the command, 3 invalid data, 130 Ctrl-C.`

function commands(): Command {
  const program = new Command('paddock')
    .description('Game night for dice racers: play, replay and simulate.')
    .helpCommand(false)
    .exitOverride()
    .configureOutput({ outputError: (text) => complain(tidy(text)) })
    .addHelpText('after', EXAMPLES)
    .addHelpText('afterAll', FOOT)
  addGames(program)
  addRules(program)
  addTable(program)
  addPlay(program)
  addVerify(program)
  addReview(program)
  addSimulate(program, workerBeside('simulate'))
  addSolve(program)
  addSeason(program, workerBeside('simulate'))
  addBoard(program)
  addServe(program, { store: workerBeside('store'), bots: workerBeside('bot') })
  addBackup(program)
  addRestore(program)
  addMove(program)
  return program
}

/** The workers lie beside this file, as sources or as bundles. */
const workerBeside = (name: string): URL => new URL(import.meta.url.replace(/\w+\.(\w+)$/, `${name}-worker.$1`))

/** Commander's complaint without its prefix, on one line. */
function tidy(text: string): string {
  const line = text
    .replace(/^error: /, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${/[.?!)]$/.test(line) ? '' : '.'}`
}

const SHOWN = ['commander.helpDisplayed', 'commander.version']

/** What the shell is told about an error; commander has said its own sentence already. */
function exitCode(error: unknown): number {
  if (error instanceof CommanderError) return SHOWN.includes(error.code) ? EXIT.ok : EXIT.usage
  if (error instanceof Complaint) {
    complain(error.message)
    return error.code
  }
  complain(`This should not happen: ${error instanceof Error ? error.message : error}`)
  return EXIT.failure
}

/** Does what the command line says; the answer is for the shell. */
export async function run(args: readonly string[]): Promise<number> {
  try {
    await commands().parseAsync(args, { from: 'user' })
    return Number(process.exitCode ?? EXIT.ok)
  } catch (error) {
    return exitCode(error)
  }
}
