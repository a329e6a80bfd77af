import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ended, started } from './program.ts'
import { pressing, taken, type Visitor } from './visitor.ts'

// Stock Firefox by WebDriver BiDi: messages over a socket, without a driver between.

interface Answer {
  readonly id?: number
  readonly method?: string
  readonly params?: Said
  readonly result?: unknown
  readonly message?: string
}

/** What Firefox tells by itself: of the console, or of a request. */
interface Said {
  readonly level?: string
  readonly text?: string
  readonly errorText?: string
  readonly request?: { readonly url: string }
  readonly response?: { readonly status: number }
}

type Send = <Result>(method: string, params: object) => Promise<Result>

const EVENTS = ['log.entryAdded', 'network.fetchError', 'network.responseCompleted']

/** A request is broken off when its page is left. */
const BROKEN_OFF = 'NS_BINDING_ABORTED'

function complaintOf({ level, text, errorText, request, response }: Said): string | null {
  if (level === 'error' || level === 'warn') return `${level}: ${text}`
  if (errorText && errorText !== BROKEN_OFF) return `${errorText}: ${request?.url}`
  return response && response.status >= 400 ? `${response.status}: ${request?.url}` : null
}

/** A conversation over the socket: each question gets its own answer, the rest is told to whoever listens. */
async function conversation(address: string, hear: (said: Said) => void): Promise<Send> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = () => reject(new Error(`Nobody answers at ${address}.`))
  })
  const asked = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  socket.onmessage = ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    const question = asked.get(answer.id ?? -1)
    asked.delete(answer.id ?? -1)
    if (answer.params) hear(answer.params)
    else if (answer.message === undefined) question?.resolve(answer.result)
    else question?.reject(new Error(answer.message))
  }
  let last = 0
  return <Result>(method: string, params: object) =>
    new Promise<Result>((resolve, reject) => {
      last++
      asked.set(last, { resolve: resolve as (result: unknown) => void, reject })
      socket.send(JSON.stringify({ id: last, method, params }))
    })
}

/** Sounds begin without a loudspeaker too, and nothing is asked from outside. */
const WISHES = {
  'browser.shell.checkDefaultBrowser': false,
  'app.update.enabled': false,
  'media.cubeb.backend': 'null',
}

function profile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'paddock-firefox-'))
  const lines = Object.entries(WISHES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
  writeFileSync(join(folder, 'user.js'), lines.join(''))
  return folder
}

const WORDS = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile']

export async function firefox(file: string): Promise<Visitor> {
  const folder = profile()
  const program = await started({ file, words: [...WORDS, folder] }, /BiDi listening on (ws:\S+)/)
  const notes: string[] = []
  const send = await conversation(`${program.said[1]}/session`, (said) => {
    const complaint = complaintOf(said)
    if (complaint) notes.push(complaint)
  })
  await send('session.new', { capabilities: {} })
  await send('session.subscribe', { events: EVENTS })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const leave = async () => {
    await ended(program)
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...looking(send, contexts[0]!.context), complaints: () => taken(notes), leave }
}

interface Evaluated {
  readonly result?: { readonly value: string }
  readonly exceptionDetails?: { readonly text: string }
}

function looking(send: Send, context: string): Omit<Visitor, 'complaints' | 'leave'> {
  return {
    go: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    async ask(script) {
      const wish = { expression: `JSON.stringify(${script}) ?? 'null'`, target: { context }, awaitPromise: true }
      const { result, exceptionDetails } = await send<Evaluated>('script.evaluate', wish)
      if (!result) throw new Error(exceptionDetails?.text ?? 'no answer')
      return JSON.parse(result.value)
    },
    press: (point) => send('input.performActions', { context, actions: pressing(point) }),
    resize: (viewport) => send('browsingContext.setViewport', { context, viewport }),
    async picture() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
  }
}
