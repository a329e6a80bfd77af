import type { Bye, Denied, Farewell, Granted, ServerMessage, Welcome } from '../../../../protocol/live/replies.ts'
import type { Request } from '../../../../protocol/live/requests.ts'
import type { Clock } from '../../../../table/referee.ts'

/** The near end of a connection. */
export interface Socket {
  send(text: string): void
  close(): void
}

/** What is heard of a connection; after `closed`, nothing. */
export interface Ears {
  opened(): void
  heard(text: string): void
  closed(): void
}

export type Answer = Granted | Denied

/** A request as somebody asks for it; the line gives it its id. */
export type Asked = Request extends infer One ? (One extends Request ? Omit<One, 'id'> : never) : never

export interface LineParts {
  dial(ears: Ears): Socket
  readonly clock: Clock
  newId(): string
  /** The first message of a connection. */
  hello(): string
  /** Makes this browser a guest of the server. */
  introduce(): Promise<void>
  onWelcome(welcome: Welcome): void
  onMessage(message: Exclude<ServerMessage, Welcome | Answer | Bye>): void
  onState(): void
}

/** `joining` until the first welcome, `away` between two connections; a farewell that is for good ends it. */
export type LineState = 'joining' | 'here' | 'away' | Farewell

const FIRST_PAUSE = 250
const LONGEST_PAUSE = 4000
/** After so long without a word, the server is asked whether it is there; and then it has so long to answer. */
const QUIET = 20_000
const PATIENCE = 1500
const FOR_GOOD: readonly Farewell[] = ['version', 'unknown-table', 'malformed']
const PING = 'ping'

interface Pending {
  readonly request: Request
  readonly answered: (answer: Answer) => void
}

/**
 * One connection to a live table, again and again: whatever cuts it, it is made anew, and what was asked for and not answered
 * is asked for again under the same id, so that it is done once.
 */
export class Line {
  readonly #parts: LineParts
  readonly #pending = new Map<string, Pending>()
  #socket: Socket | null = null
  #state: LineState = 'joining'
  #pause = FIRST_PAUSE
  #isOn = false
  #isIntroducing = false
  #stopTimer: () => void = () => undefined

  constructor(parts: LineParts) {
    this.#parts = parts
  }

  get state(): LineState {
    return this.#state
  }

  /** Whether something was asked for that nobody has answered. */
  get isWaiting(): boolean {
    return this.#pending.size > 0
  }

  start(): void {
    if (this.#isOn) return
    this.#isOn = true
    this.#dial()
  }

  stop(): void {
    this.#isOn = false
    this.#hangUp()
  }

  ask(asked: Asked): Promise<Answer> {
    const request = { ...asked, id: this.#parts.newId() } as Request
    const answer = new Promise<Answer>((answered) => this.#pending.set(request.id, { request, answered }))
    if (this.#state === 'here') this.#send(request)
    this.#parts.onState()
    return answer
  }

  /** The network may be back, or the device awake: tries at once whether there is a connection. */
  wake(): void {
    if (!this.#isOn || this.#isOver) return
    if (this.#state === 'here') return this.#probe()
    this.#pause = FIRST_PAUSE
    if (!this.#socket && !this.#isIntroducing) this.#dial()
  }

  /** Begins a new connection: this one has told something that cannot be. */
  again(): void {
    this.#hangUp()
    this.#lost()
  }

  get #isOver(): boolean {
    return FOR_GOOD.some((code) => code === this.#state)
  }

  // Making the connection

  #dial(): void {
    this.#stopTimer()
    const ears = this.#earsFor(() => socket === this.#socket)
    const socket: Socket = this.#parts.dial(ears)
    this.#socket = socket
    this.#later(PATIENCE * 2, () => this.again())
  }

  /** What an earlier connection still says counts for nothing. */
  #earsFor(isMine: () => boolean): Ears {
    return {
      opened: () => isMine() && this.#socket!.send(this.#parts.hello()),
      heard: (text) => isMine() && this.#heard(JSON.parse(text)),
      closed: () => {
        if (!isMine()) return
        this.#socket = null
        this.#lost()
      },
    }
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#socket = null
    this.#stopTimer()
    socket?.close()
  }

  #lost(): void {
    this.#stopTimer()
    if (!this.#isOn || this.#isOver || this.#isIntroducing) return
    this.#turn(this.#state === 'joining' ? 'joining' : 'away')
    this.#later(this.#pause, () => this.#dial())
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
  }

  #turn(state: LineState): void {
    this.#state = state
    this.#parts.onState()
  }

  #later(milliseconds: number, then: () => void): void {
    this.#stopTimer()
    this.#stopTimer = this.#parts.clock.after(milliseconds, then)
  }

  // What is heard

  #heard(message: ServerMessage): void {
    if (message.kind === 'bye') return this.#farewell(message.code)
    this.#listen()
    if (message.kind === 'welcome') this.#welcomed(message)
    else if (message.kind === 'answer') this.#answered(message)
    else this.#parts.onMessage(message)
  }

  #welcomed(welcome: Welcome): void {
    this.#pause = FIRST_PAUSE
    this.#state = 'here'
    this.#parts.onWelcome(welcome)
    for (const { request } of this.#pending.values()) this.#send(request)
    this.#parts.onState()
  }

  #answered(answer: Answer): void {
    const pending = this.#pending.get(answer.id)
    this.#pending.delete(answer.id)
    pending?.answered(answer)
    if (pending) this.#parts.onState()
  }

  #farewell(code: Farewell): void {
    if (code === 'unknown-guest') return this.#introduce()
    if (!FOR_GOOD.includes(code)) return
    this.#hangUp()
    this.#turn(code)
  }

  #introduce(): void {
    this.#isIntroducing = true
    this.#hangUp()
    const done = (isKnown: boolean) => {
      this.#isIntroducing = false
      if (isKnown && this.#isOn && this.#pause === FIRST_PAUSE) this.#dial()
      else this.#lost()
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 2)
    }
    this.#parts.introduce().then(
      () => done(true),
      () => done(false),
    )
  }

  // Whether anybody is there

  #listen(): void {
    this.#later(QUIET, () => this.#probe())
  }

  #probe(): void {
    this.#send({ kind: 'ping', id: PING })
    this.#later(PATIENCE, () => this.again())
  }

  #send(request: Request): void {
    this.#socket?.send(JSON.stringify(request))
  }
}
