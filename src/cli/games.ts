import type { Command } from 'commander'
import pico from 'picocolors'
import type { Game } from '../engine/game.ts'
import { allowed, type OptionList } from '../engine/options.ts'
import { sentence } from '../engine/sentence.ts'
import { GAMES } from '../games/index.ts'
import { speaker } from '../words/say.ts'
import { print, printJson } from './output.ts'
import { rangeText } from './wishes.ts'

export function addGames(program: Command): void {
  program
    .command('games')
    .summary('list the games, their options and boards')
    .description(
      'Lists every game: its id, seats, options and house rules with defaults and allowed values, rules version and boards.',
    )
    .option('--json', 'print JSON')
    .addHelpText('after', '\nExamples:\n  paddock games\n  paddock games --json')
    .action(({ json }: { json?: boolean }) => {
      const games = Object.values(GAMES)
      if (json) printJson(games.map(about))
      else print(games.map(gameText).join('\n\n'))
    })
}

export const about = ({ id, title, seats, rulesVersion, options, boards }: Game) => ({
  id,
  title,
  seats,
  rulesVersion,
  ...grouped(options),
  boards: boards.map((board) => ({ id: board.id, title: board.title })),
})

/** House rules are readings that some tables prefer; they stand apart from what every table chooses. */
export function grouped(options: OptionList): { readonly options: OptionList; readonly houseRules: OptionList } {
  const those = (isHouse: boolean) =>
    Object.fromEntries(Object.entries(options).filter(([, { group }]) => (group === 'house') === isHouse))
  return { options: those(false), houseRules: those(true) }
}

export function gameText(game: Game): string {
  const { seats, rulesVersion, boards } = game
  const say = speaker(game.words)
  const { options, houseRules } = grouped(game.options)
  const boardTexts = boards.map(({ id, title }) => `${id} (${title})`)
  return [
    `${pico.bold(game.title)}  ${pico.cyan(game.id)}`,
    `  ${say(sentence(`${game.id}.about`))}`,
    `  ${rangeText(seats)} seats, rules version ${rulesVersion}`,
    ...optionLines('option', options),
    ...optionLines('house rule', houseRules),
    ...(boards.length > 0 ? [`  boards: ${boardTexts.join(', ')}`] : []),
  ].join('\n')
}

const optionLines = (what: string, options: OptionList): string[] =>
  Object.entries(options).map(
    ([name, spec]) => `  ${what} ${pico.cyan(name)}: ${allowed(spec)} (default ${spec.default})`,
  )
