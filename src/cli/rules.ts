import { type Command, Option } from 'commander'
import { type Rule, rulesIn } from '../words/rules.ts'
import { speaker } from '../words/say.ts'
import { quoted } from './clean.ts'
import { misused } from './complaint.ts'
import { findGame } from './find-game.ts'
import { GUIDES } from './guides.ts'
import { print, printJson } from './output.ts'
import { LANGUAGES, type Language, readRules, TABLE } from './rules-files.ts'
import { nearestRule, plain, rulesText, ruleText } from './rules-text.ts'

interface RulesOptions {
  readonly lang: Language
  readonly json?: boolean
}

const EXAMPLES = `
"${TABLE}" in the place of a game stands for the rules of every table (EN-1 and so on).

Examples:
  paddock rules allens-dirt
  paddock rules allens-dirt AD-9
  paddock rules dicey-curves --lang ja | less
  paddock rules ${TABLE} EN-6 --json`

export function addRules(program: Command): void {
  program
    .command('rules')
    .summary('read the rules of a game')
    .description('Prints the rules of a game, and how to read its picture in the terminal, or one paragraph of them.')
    .argument('<game>', `id of a game (see: paddock games), or ${TABLE}`)
    .argument('[id]', 'id of a rule, as AD-9')
    .addOption(new Option('--lang <language>', 'the language').choices(LANGUAGES).default(LANGUAGES[0]))
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action(rules)
}

async function rules(name: string, id: string | undefined, { lang, json = false }: RulesOptions): Promise<void> {
  const game = name === TABLE ? TABLE : findGame(name).id
  if (id !== undefined) return tellRule(await findRule(game, id, lang), json)
  const blocks = await readRules(game, lang)
  const legend = await legendOf(game, lang)
  if (json) printJson({ game, rules: rulesIn(blocks).map(plainRule), legend })
  else print(rulesText(blocks, legend, lang))
}

async function legendOf(game: string, lang: Language): Promise<string[]> {
  const guide = GUIDES.get(game)
  if (!guide) return []
  const say = speaker(lang === 'ja' ? await guide.japanese() : guide.words, [], lang)
  return guide.legend.map(say)
}

interface FoundRule extends Rule {
  readonly game: string
}

/** A season leaves the rules of a single race to the race, and every game leaves others to the table. */
const homesOf = (game: string): string[] => [...new Set([game, game.replace(/-season$/, ''), TABLE])]

async function findRule(game: string, id: string, lang: Language): Promise<FoundRule> {
  const books = await Promise.all(homesOf(game).map((home) => rulesOf(home, lang)))
  const all = books.flat()
  const found = all.find((rule) => rule.id.toLowerCase() === id.toLowerCase())
  if (found) return found
  throw misused(`There is no rule ${quoted(id)} of ${game}; the nearest is ${nearestRule(id, all)}.`)
}

const rulesOf = async (game: string, lang: Language): Promise<FoundRule[]> =>
  rulesIn(await readRules(game, lang)).map((rule) => ({ game, ...rule }))

const plainRule = ({ id, text }: Rule): Rule => ({ id, text: plain(text) })

function tellRule({ game, ...rule }: FoundRule, json: boolean): void {
  if (json) printJson({ game, ...plainRule(rule) })
  else print(ruleText(rule))
}
