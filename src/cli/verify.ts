import { type Command, Option } from 'commander'
import { verdictSentence } from '../fair/telling.ts'
import { type Verdict, verifyMatch } from '../fair/verify.ts'
import { WORDS_JA } from '../fair/words.ja.ts'
import { FAIR_WORDS } from '../fair/words.ts'
import { LIBRARY } from '../games/index.ts'
import { openMatch } from '../protocol/match.ts'
import { speaker } from '../words/say.ts'
import { Complaint, EXIT } from './complaint.ts'
import { withFaultJson } from './fault-json.ts'
import { fileName } from './files.ts'
import { readValue, soundMatch } from './match-file.ts'
import { print, printJson } from './output.ts'
import { LANGUAGES, type Language } from './rules-files.ts'

interface VerifyOptions {
  readonly lang: Language
  readonly json?: boolean
}

const EXAMPLES = `
A match of a live table says what its dice came from; every roll and draw is thrown again and compared.
Exit code 0: all rolls are as they were fixed. 3: a roll was changed, or the secret is not the promised one.
1: there is nothing to check, because the file has no proof or its match is not over.

Examples:
  paddock verify match.json
  paddock verify match.json --json
  paddock verify - --lang ja < match.json`

export function addVerify(program: Command): void {
  program
    .command('verify')
    .summary('check that the dice of a match were fixed before it')
    .description('Throws every roll of a match file again, from the secret that was promised before the match.')
    .argument('<file>', 'the match file (- for standard input)')
    .addOption(new Option('--lang <language>', 'the language').choices(LANGUAGES).default(LANGUAGES[0]))
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLES)
    .action((file: string, options: VerifyOptions) => withFaultJson(options.json ?? false, () => verify(file, options)))
}

const CODES: Readonly<Record<Verdict['kind'], number>> = {
  fair: EXIT.ok,
  tampered: EXIT.invalid,
  'false-commitment': EXIT.invalid,
  sealed: EXIT.failure,
  'no-proof': EXIT.failure,
}

async function verify(file: string, { lang, json = false }: VerifyOptions): Promise<void> {
  const verdict = verifyMatch(soundMatch(file, await openMatch(await readValue(file), LIBRARY)))
  const said = speaker(lang === 'ja' ? WORDS_JA : FAIR_WORDS, [], lang)(verdictSentence(verdict))
  if (json) printJson({ ...verdict, sentence: said })
  else if (verdict.kind === 'fair') print(said)
  const code = CODES[verdict.kind]
  if (code !== EXIT.ok) throw new Complaint(code, [fileName(file), ...placeOf(verdict), said].join(': '))
}

const placeOf = (verdict: Verdict): string[] => (verdict.kind === 'tampered' ? [`log[${verdict.index}]`] : [])
