import type { Refusal } from '../engine/game.ts'
import type { Fault } from '../protocol/fault.ts'
import { speaker } from '../words/say.ts'
import { CATALOGUE } from './catalogue.ts'

/** What the shell is told. */
export const EXIT = { ok: 0, failure: 1, usage: 2, invalid: 3 } as const

/** Ends a command with one sentence for the person who called it. */
export class Complaint extends Error {
  readonly code: number
  /** What is wrong with a file, where that is the matter. */
  readonly fault: Fault | null

  constructor(code: number, message: string, fault: Fault | null = null) {
    super(message)
    this.code = code
    this.fault = fault
  }
}

export const misused = (message: string): Complaint => new Complaint(EXIT.usage, message)
export const failure = (message: string): Complaint => new Complaint(EXIT.failure, message)

const RULE_ID = /^[A-Z]{2}-\d/

const say = speaker(CATALOGUE)

/** A fault in one line: the file, the place in it, the rule if one was broken, and the reason. */
export const faultText = (file: string, { where, code, reason }: Fault): string =>
  [file, where, RULE_ID.test(code) ? code : '', say(reason)].filter((part) => part !== '').join(': ')

export const invalid = (file: string, fault: Fault): Complaint =>
  new Complaint(EXIT.invalid, faultText(file, fault), fault)

/** The same for programs. */
export const faultJson = ({ where, code, reason }: Fault) => ({ fault: { where, code, sentence: say(reason) } })

/** A wish on the command line that the game refuses. */
export const unwanted = ({ rule, reason }: Refusal): Complaint => misused(`${rule}: ${say(reason)}`)
