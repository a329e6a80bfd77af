import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { get, type IncomingMessage, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Limits, pageServer } from '../../tools/serve.mjs'

const LARGE = 32_000_000
const LARGE_FILE = '/assets/large-12345678.png'
const PATIENT: Limits = { headers: 60_000, request: 60_000, kept: 60_000, idle: 60_000, answer: 60_000 }
const PATIENCE = { timeout: 60_000, interval: 20 }

let folder: string
let server: Server

const portOf = (listening: Server): number => (listening.address() as AddressInfo).port

function build(at: string): void {
  mkdirSync(join(at, 'assets'), { recursive: true })
  writeFileSync(join(at, 'index.html'), '<!doctype html><title>The page</title>')
  writeFileSync(join(at, 'assets/index-12345678.js'), 'export {}')
  writeFileSync(join(at, LARGE_FILE), Buffer.alloc(LARGE, 1))
}

async function listen(limits: Limits): Promise<void> {
  server = pageServer(folder, limits)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
}

beforeEach(async () => {
  folder = join(mkdtempSync(join(tmpdir(), 'paddock-serve-')), 'web')
  build(folder)
  await listen(PATIENT)
})

afterEach(() => {
  server.closeAllConnections()
  server.close()
  rmSync(join(folder, '..'), { recursive: true, force: true })
})

const ask = (path: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get({ port: portOf(server), host: '127.0.0.1', path, agent: false }, resolve).on('error', reject)
  })

const said = async (path: string) => {
  const answer = await ask(path)
  return { status: answer.statusCode, text: await text(answer) }
}

/** The files of the page that this process holds open; elsewhere than on Linux nobody can tell. */
function heldFiles(): string[] {
  const held = readdirSync('/proc/self/fd').map((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`)
    } catch {
      return ''
    }
  })
  return held.filter((path) => path.startsWith(folder))
}

const wire = (lines: string): Socket =>
  connect(portOf(server), '127.0.0.1')
    .on('error', () => undefined)
    .setEncoding('utf8')
    .on('connect', function (this: Socket) {
      this.write(lines)
    })

const closed = (socket: Socket): Promise<void> => new Promise((resolve) => socket.once('close', () => resolve()))

describe('a download', () => {
  it('comes whole', async () => {
    const answer = await ask(LARGE_FILE)
    let bytes = 0
    for await (const chunk of answer) bytes += chunk.length
    expect(bytes).toBe(LARGE)
    await vi.waitFor(() => expect(heldFiles()).toEqual([]), PATIENCE)
  })

  it('that is broken off leaves no file open', async () => {
    for (let round = 0; round < 5; round += 1) {
      const answer = await ask(LARGE_FILE)
      await new Promise((resolve) => answer.once('data', resolve))
      expect(heldFiles()).not.toEqual([])
      answer.destroy()
      await vi.waitFor(() => expect(heldFiles()).toEqual([]), PATIENCE)
    }
    expect((await said('/')).status).toBe(200)
  })

  it('that nobody waits for leaves no file open', async () => {
    for (let round = 0; round < 5; round += 1) {
      const socket = wire(`GET ${LARGE_FILE} HTTP/1.1\r\nhost: x\r\n\r\n`)
      await new Promise((resolve) => socket.once('connect', resolve))
      socket.destroy()
    }
    expect((await said('/')).status).toBe(200)
    await vi.waitFor(() => expect(heldFiles()).toEqual([]), PATIENCE)
  })

  it('that is cut short under way does not look whole', async () => {
    const answer = await ask(LARGE_FILE)
    truncateSync(join(folder, LARGE_FILE), LARGE / 2)
    await expect(text(answer)).rejects.toThrow('aborted')
  })
})

describe('a zipped file', () => {
  const FILE = '/assets/index-12345678.js'
  const unzipped = async () => {
    const asked = { headers: { 'accept-encoding': 'gzip' } }
    const answer = await fetch(`http://127.0.0.1:${portOf(server)}${FILE}`, asked)
    return { length: Number(answer.headers.get('content-length')), text: await answer.text() }
  }

  it('is the file, and says how long it is: for the first, the second, and after a build', async () => {
    const first = await unzipped()
    expect(first).toEqual({ length: gzipSync('export {}').length, text: 'export {}' })
    expect(await unzipped()).toEqual(first)
    writeFileSync(join(folder, FILE), 'export { anew }')
    expect((await unzipped()).text).toBe('export { anew }')
  })
})

describe('a build beside the server', () => {
  it('is waited for with a sentence, and then served', async () => {
    const aside = `${folder}-aside`
    renameSync(folder, aside)
    expect(await said('/')).toEqual({ status: 503, text: expect.stringMatching(/^The page is not built.*\.\n$/) })
    expect((await said('/assets/index-12345678.js')).status).toBe(404)
    renameSync(aside, folder)
    expect(await said('/assets/index-12345678.js')).toEqual({ status: 200, text: 'export {}' })
    expect((await said('/play/monza')).text).toContain('The page')
  })

  it('may come and go under a load of requests', async () => {
    const asked = Array.from({ length: 60 }, (_, index) => {
      if (index % 20 === 0) rmSync(folder, { recursive: true })
      if (index % 20 === 10) build(folder)
      return said('/').then(({ status }) => status)
    })
    expect((await Promise.all(asked)).every((status) => status === 200 || status === 503)).toBe(true)
    expect((await said('/')).status).toBe(200)
  })
})

describe('a client', () => {
  it('that talks nonsense hears one sentence', async () => {
    for (const lines of [
      'nonsense\r\n\r\n',
      'GET /a\0b HTTP/1.1\r\n\r\n',
      `GET /${'a'.repeat(40_000)} HTTP/1.1\r\n\r\n`,
    ]) {
      const heard = await text(wire(lines))
      expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
      expect(heard).toMatch(/\r\n\r\n[A-Z][^.]+\.\n$/)
    }
    expect((await said('/')).status).toBe(200)
  })

  it('that wants out of the folder stays in it', async () => {
    const heard = await text(wire('GET /../../etc/passwd HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n'))
    expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(heard).toMatch(/\r\n\r\nThis address cannot be read\.\n$/)
  })

  it('that never finishes its question is turned away', async () => {
    server.close()
    await listen({ ...PATIENT, headers: 50, request: 50 })
    expect(await text(wire('GET / HTTP/1.1\r\nhost:'))).toMatch(/^HTTP\/1\.1 408 .*The request took too long\.\n$/s)
  })

  it('that never takes its answer is let go, and the file with it', async () => {
    for (const limits of [
      { ...PATIENT, idle: 200 },
      { ...PATIENT, answer: 200 },
    ]) {
      server.close()
      await listen(limits)
      const socket = wire(`GET ${LARGE_FILE} HTTP/1.1\r\nhost: x\r\n\r\n`).pause()
      await vi.waitFor(() => expect(heldFiles()).not.toEqual([]), PATIENCE)
      await vi.waitFor(() => expect(heldFiles()).toEqual([]), PATIENCE)
      const gone = closed(socket)
      socket.resume()
      await gone
    }
  })
})
