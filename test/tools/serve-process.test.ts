import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addressOf, listeningFault, placeOf } from '../../tools/page-address.mjs'

// The server as a process, in a house of its own: its page is one line, and can be missing.

const house = mkdtempSync(join(tmpdir(), 'paddock-house-'))
const tools = ['serve', 'page-files', 'zipped', 'page-answer', 'page-address', 'page-policy']

beforeAll(() => {
  for (const name of tools) cpSync(`tools/${name}.mjs`, join(house, `tools/${name}.mjs`))
  mkdirSync(join(house, 'dist/web'), { recursive: true })
  writeFileSync(join(house, 'dist/web/index.html'), 'The page')
})

afterAll(() => rmSync(house, { recursive: true, force: true }))

const start = (env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [join(house, 'tools/serve.mjs')], { env: { PATH: process.env.PATH, ...env } })

const ended = (child: ChildProcess): Promise<number | NodeJS.Signals | null> =>
  new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? signal)))

async function outcome(env: Readonly<Record<string, string>>) {
  const child = start(env)
  const [code, complaint] = await Promise.all([ended(child), text(child.stderr!)])
  return { code, complaint }
}

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => child.stdout!.once('data', (line) => resolve(String(line))))

const addressIn = (line: string): string => /http:\S+/.exec(line)![0]

describe('a wish that cannot be met is one sentence and an exit code', () => {
  for (const [env, code, complaint] of [
    [{ PORT: 'eighty' }, 2, 'PORT must be a number, and "eighty" is none.\n'],
    [{ PORT: '-1' }, 2, 'PORT must be a number, and "-1" is none.\n'],
    [{ PORT: '80.5' }, 2, 'PORT must be a number, and "80.5" is none.\n'],
    [{ PORT: '70000' }, 2, 'PORT must be from 0 to 65535, and 70000 is not.\n'],
    [{ PORT: '0', HOST: '192.0.2.1' }, 2, 'HOST 192.0.2.1 is no address of this machine.\n'],
    [{ PORT: '0', HOST: 'nobody.invalid' }, 2, 'HOST nobody.invalid is not known here.\n'],
  ] as const)
    it(JSON.stringify(env), async () => expect(await outcome(env)).toEqual({ code, complaint }))

  it('a port that another program has', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    expect(await outcome({ PORT: String(port) })).toEqual({
      code: 1,
      complaint: `Port ${port} is in use: end the other program, or choose another with PORT.\n`,
    })
    other.close()
  })

  it('a port that is not permitted, and whatever else may be wrong', () => {
    const place = { port: 80, host: '127.0.0.1' }
    const failure = (code: string) => Object.assign(new Error('listen failed'), { code })
    expect(listeningFault(failure('EACCES'), place).sentence).toContain('Port 80 is not permitted')
    expect(listeningFault(failure('ENOBUFS'), place)).toMatchObject({ code: 1, sentence: expect.stringMatching(/\.$/) })
  })

  it('a page that is not built', async () => {
    rmSync(join(house, 'dist/web/index.html'))
    const { code, complaint } = await outcome({ PORT: '0' })
    expect([code, complaint]).toEqual([1, expect.stringMatching(/^The page is not built: .*\.\n$/)])
    writeFileSync(join(house, 'dist/web/index.html'), 'The page')
  })
})

describe('a wish that is none', () => {
  it('is the usual place', () => {
    expect(placeOf({})).toEqual({ kind: 'place', port: 4800, host: '127.0.0.1', isWished: false })
    expect(placeOf({ PORT: '', HOST: ' ' })).toEqual(placeOf({}))
  })

  it('is told as an address to type', () => {
    expect(addressOf('0.0.0.0', 1)).toBe('http://localhost:1/')
    expect(addressOf('fe80::1', 1)).toBe('http://[fe80::1]:1/')
    expect(addressOf('example.test', 1)).toBe('http://example.test:1/')
  })
})

describe('the end', () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    it(`by ${signal} is no failure, with a browser still connected`, async () => {
      const child = start({ PORT: '0' })
      const address = addressIn(await firstLine(child))
      const heard = await new Promise<string>((resolve) => get(address, (answer) => resolve(text(answer))))
      const exit = ended(child)
      child.kill(signal)
      expect([heard, await exit]).toEqual(['The page', 0])
    })
})
