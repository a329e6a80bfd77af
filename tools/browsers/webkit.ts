import { ended, type Program, started } from './program.ts'
import { pressing, type Size, type Visitor } from './visitor.ts'

// WebKit by its own driver: plain WebDriver over HTTP.

export interface WebKit {
  readonly driver: string
  readonly browser: string
  /** The program that draws where there is no screen; null where there is one. */
  readonly screen: string | null
}

type Send = <Result>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<Result>

const talk =
  (base: string): Send =>
  async (method, path, body = {}) => {
    const response = await fetch(`${base}${path}`, { method, body: method === 'POST' ? JSON.stringify(body) : null })
    const { value } = (await response.json()) as { value: { message?: string } | null }
    if (!response.ok) throw new Error(`${path}: ${value?.message}`)
    return value as never
  }

const SCREEN = ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp']

const screenOf = async ({ screen }: WebKit): Promise<Program | null> =>
  screen === null ? null : started({ file: screen, words: SCREEN }, /^(\d+)$/)

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** The driver does not say when it listens. */
async function listening(send: Send, tries = 100): Promise<void> {
  for (let i = 0; i < tries; i++) {
    const isThere = await send('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isThere) return
    await pause(100)
  }
  throw new Error('The driver of WebKit does not answer.')
}

const PORT = 4790

const wishFor = (binary: string) => ({
  capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } },
})

export async function webkit(parts: WebKit): Promise<Visitor> {
  const screen = await screenOf(parts)
  const env = screen ? { ...process.env, DISPLAY: `:${screen.said[1]}` } : process.env
  const driver = await started({ file: parts.driver, words: [`--port=${PORT}`], env })
  const send = talk(`http://127.0.0.1:${PORT}`)
  await listening(send)
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', wishFor(parts.browser))
  const within: Send = (method, path, body) => send(method, `/session/${sessionId}${path}`, body)
  const leave = async () => {
    await within('DELETE', '')
    await ended(driver)
    if (screen) await ended(screen)
  }
  return { ...looking(within), complaints: () => [], leave }
}

const ASKING = (script: string) =>
  `const done = arguments[0]; Promise.resolve(${script}).then((value) => done(JSON.stringify(value ?? null)))`

function looking(send: Send): Omit<Visitor, 'complaints' | 'leave'> {
  const ask = async <Answer>(script: string): Promise<Answer> =>
    JSON.parse(await send<string>('POST', '/execute/async', { script: ASKING(script), args: [] }))
  return {
    go: (url) => send('POST', '/url', { url }),
    ask,
    press: (point) => send('POST', '/actions', { actions: pressing(point) }),
    resize: (size) => resized(send, ask, size),
    picture: async () => Buffer.from(await send<string>('GET', '/screenshot'), 'base64'),
  }
}

/** The window has a bar of its own; how high it is shows only afterwards. Narrower than that bar it does not get. */
async function resized(send: Send, ask: Visitor['ask'], { width, height }: Size): Promise<void> {
  await send('POST', '/window/rect', { width, height })
  const bar = await ask<number>('outerHeight - innerHeight')
  await send('POST', '/window/rect', { width, height: height + bar })
}
