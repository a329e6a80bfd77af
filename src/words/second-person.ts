/** Stands in a sentence for whoever it is said to. */
export const YOU = '\u2063'

/** Verbs of the catalogues that follow an "and": nouns may stand there too. */
const JOINED =
  'adds|catches|drops|goes|hits|ignores|dodges|is|keeps|limps|loses|pays|rolls|skips|slips|spins|stands|stays|turns|waits|weighs|wins'

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', was: 'were', does: 'do' }

const PREDICATE = new RegExp(`${YOU} ([a-z]+s)\\b([^.!?:;${YOU}]*)`, 'g')
/** Whoever is spoken to in a whole sentence need not be called. */
const CALLED = new RegExp(`(^|[.!?] )${YOU}: (.)(?=.*[.!?]$)`, 'g')
const OWNED = new RegExp(`\\b(car [A-Z]) of ${YOU}`, 'gi')
const AND_VERB = new RegExp(`\\band (${JOINED})\\b`, 'g')

/** English that was written of somebody, said to them: "Ann pays a chip and skips" is "You pay a chip and skip". */
export function toYou(text: string): string {
  if (!text.includes(YOU)) return text
  const said = text
    .replace(PREDICATE, (_, verb: string, rest: string) => `${YOU} ${plain(verb)}${joined(rest)}`)
    .replaceAll(`${YOU}’s`, 'your')
    .replace(OWNED, '$1 of yours')
    .replace(CALLED, (_, before: string, first: string) => before + first.toUpperCase())
    .replaceAll(YOU, 'you')
  return said.replace(/(^|[.!?] )y(?=ou\b|our\b)/g, '$1Y')
}

const joined = (rest: string): string => rest.replace(AND_VERB, (_, verb: string) => `and ${plain(verb)}`)

function plain(verb: string): string {
  if (IRREGULAR[verb]) return IRREGULAR[verb]
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`
  return /(ss|sh|ch|x|z|o)es$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1)
}
