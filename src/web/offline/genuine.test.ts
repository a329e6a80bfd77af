import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fits, isGenuine } from './genuine.ts'

const SCRIPT = '/assets/index-12345678.js'
const TEXT = 'export {}'
const PROOF = createHash('sha256').update(TEXT).digest('base64')

const answer = (text: string, type: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': type } })

describe('an answer that can be a file of the page', () => {
  it('has the type of its path, by any of the names that hosts have for it', () => {
    for (const [path, type] of [
      [SCRIPT, 'text/javascript; charset=utf-8'],
      [SCRIPT, 'application/javascript'],
      ['/', 'text/html'],
      ['/manifest.webmanifest', 'application/octet-stream'],
      ['/icon.svg', 'image/svg+xml'],
    ] as const)
      expect(fits(answer('', type), path)).toBe(true)
  })

  it('is no page under another name, nothing without a type, no failure', () => {
    for (const path of [SCRIPT, '/icon.svg', '/manifest.webmanifest', '/licences.txt'])
      expect(fits(answer('', 'text/html'), path)).toBe(false)
    expect(fits(new Response(new Uint8Array()), SCRIPT)).toBe(false)
    expect(fits(answer('', 'text/javascript', 404), SCRIPT)).toBe(false)
  })

  it('comes from where it was asked for, for everybody to see', () => {
    const redirected = Object.defineProperty(answer(TEXT, 'text/javascript'), 'redirected', { value: true })
    expect(fits(redirected, SCRIPT)).toBe(false)
    expect(fits(Response.error(), SCRIPT)).toBe(false)
  })
})

describe('an answer that is a file of the page', () => {
  it('is it to the letter, and can still be read', async () => {
    const given = answer(TEXT, 'text/javascript')
    expect(await isGenuine(given, SCRIPT, PROOF)).toBe(true)
    expect(await given.text()).toBe(TEXT)
  })

  it('is neither shorter, nor longer, nor broken off', async () => {
    for (const text of ['export {', `${TEXT}\n`, ''])
      expect(await isGenuine(answer(text, 'text/javascript'), SCRIPT, PROOF)).toBe(false)
    const broken = new ReadableStream({ start: (stream) => stream.error(new Error('broken off')) })
    const given = new Response(broken, { headers: { 'content-type': 'text/javascript' } })
    expect(await isGenuine(given, SCRIPT, PROOF)).toBe(false)
  })
})
