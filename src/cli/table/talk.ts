import { createInterface, type Interface } from 'node:readline'
import { harmless, oneLine } from '../clean.ts'
import { wipe, write } from '../output.ts'
import { INTERRUPTED, onStop } from '../stop.ts'

/** A conversation in lines. */
export interface Talk {
  say(text?: string): void
  /** The next line, or null when there will be none. */
  ask(prompt: string): Promise<string | null>
  /** Whether a question was left without an answer, or somebody wants to leave at once. */
  hasEnded(): boolean
  /** Wipes what stands on the screen, where there is one. */
  clear(): void
  close(): void
}

const ECHO = 200

/** Speaks on the given stream and listens to standard input, which may be a person or a file. */
export function openTalk(output: NodeJS.WriteStream): Talk {
  const person = process.stdin.isTTY === true && output.isTTY === true
  const reader = createInterface({ input: process.stdin, output: person ? output : undefined, terminal: person })
  const lines = reader[Symbol.asyncIterator]()
  let ended = false
  const interrupt = (code: number) => {
    process.exitCode = code
    ended = true
    reader.close()
  }
  // In raw mode Ctrl-C is a key and no signal.
  reader.on('SIGINT', () => interrupt(INTERRUPTED))
  const deaf = onStop(interrupt)
  const say = (text = '') => write(output, `${text}\n`)
  return {
    say,
    async ask(prompt) {
      // A prompt after the end would open the terminal again, and nobody would ever close it.
      if (ended) return null
      if (person) show(reader, harmless(prompt))
      else write(output, prompt)
      const { value = '', done } = await lines.next()
      ended ||= done === true
      if (ended || !person) say(oneLine(value, ECHO))
      return ended ? null : value.trim()
    },
    hasEnded: () => ended,
    clear: () => void (person && wipe(output)),
    close() {
      deaf()
      reader.close()
    },
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
