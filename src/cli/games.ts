import type { Command } from 'commander'
import pico from 'picocolors'
import type { Game } from '../engine/game.ts'
import { allowed, type OptionSpec } from '../engine/options.ts'
import { sentence } from '../engine/sentence.ts'
import { GAMES } from '../games/index.ts'
import { speaker } from '../words/say.ts'
import { print, printJson } from './output.ts'
import { rangeText } from './wishes.ts'

export function addGames(program: Command): void {
  program
    .command('games')
    .summary('list the games, their options and boards')
    .description('Lists every game: its id, seats, options with defaults and allowed values, rules version and boards.')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExamples:\n  paddock games\n  paddock games --json')
    .action(({ json }: { json?: boolean }) => {
      const games = Object.values(GAMES)
      if (json) printJson(games.map(about))
      else print(games.map(text).join('\n\n'))
    })
}

const about = ({ id, title, seats, rulesVersion, options, boards }: Game) => ({
  id,
  title,
  seats,
  rulesVersion,
  options,
  boards: boards.map((board) => ({ id: board.id, title: board.title })),
})

function text(game: Game): string {
  const { seats, rulesVersion, boards } = game
  const say = speaker(game.words)
  const boardTexts = boards.map(({ id, title }) => `${id} (${title})`)
  return [
    `${pico.bold(game.title)}  ${pico.cyan(game.id)}`,
    `  ${say(sentence(`${game.id}.about`))}`,
    `  ${rangeText(seats)} seats, rules version ${rulesVersion}`,
    ...Object.entries(game.options).map(([name, spec]) => `  option ${optionText(name, spec)}`),
    ...(boards.length > 0 ? [`  boards: ${boardTexts.join(', ')}`] : []),
  ].join('\n')
}

const optionText = (name: string, spec: OptionSpec): string =>
  `${pico.cyan(name)}: ${allowed(spec)} (default ${spec.default})`
