import { createInterface, type Interface } from 'node:readline'

/** A conversation in lines. */
export interface Talk {
  say(text?: string): void
  /** The next line, or null when there will be none. */
  ask(prompt: string): Promise<string | null>
  /** Whether a question was left without an answer. */
  hasEnded(): boolean
  /** Wipes what stands on the screen, where there is one. */
  clear(): void
  close(): void
}

const CLEAR = '\u001b[2J\u001b[3J\u001b[H'

/** Speaks on the given stream and listens to standard input, which may be a person or a file. */
export function openTalk(output: NodeJS.WriteStream): Talk {
  const person = process.stdin.isTTY === true && output.isTTY === true
  const reader = createInterface({ input: process.stdin, output: person ? output : undefined, terminal: person })
  const lines = reader[Symbol.asyncIterator]()
  let ended = false
  reader.on('SIGINT', () => reader.close())
  const say = (text = '') => output.write(`${text}\n`)
  return {
    say,
    async ask(prompt) {
      if (person) show(reader, prompt)
      else output.write(prompt)
      const { value, done } = await lines.next()
      ended = done === true
      if (ended || !person) say(value)
      return ended ? null : value.trim()
    },
    hasEnded: () => ended,
    clear: () => void (person && output.write(CLEAR)),
    close: () => reader.close(),
  }
}

/** A prompt that readline knows survives the editing of the line behind it. */
function show(reader: Interface, prompt: string): void {
  reader.setPrompt(prompt)
  reader.prompt()
}

/** Asks for a whole number until one fits, if there is a choice at all; who keeps answering otherwise gets the default. */
export async function askNumber(talk: Talk, question: string, least: number, most: number, usual: number) {
  for (let attempt = 0; attempt < ATTEMPTS && least < most; attempt++) {
    const answer = await talk.ask(`${question} (${least}–${most}) [${usual}] `)
    if (answer === null || answer === '') return usual
    const number = /^\d+$/.test(answer) ? Number(answer) : Number.NaN
    if (number >= least && number <= most) return number
    talk.say(`A whole number from ${least} to ${most}, please.`)
  }
  return usual
}

const ATTEMPTS = 3
