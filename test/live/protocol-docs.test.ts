import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Client } from './client.ts'
import { House } from './house.ts'

// Every example of docs/protocol.md, sent to a real server.

const docs = readFileSync('docs/protocol.md', 'utf8')
const block = (kind: string): string[] => docs.split(`\`\`\`${kind}\n`)[1]!.split('```')[0]!.split('\n').filter(Boolean)

const ANYTHING = '…'
/** What the examples call by name, as it is in this run. */
const known = new Map<string, string>()
const NAMES = ['GUEST', 'TOKEN', 'CODE']

const filled = (text: string): string =>
  NAMES.reduce((line, name) => line.replaceAll(name, known.get(name) ?? name), text)

/** What is expected: a part of what comes, in which some values may be anything; a name that is new is learnt. */
function matching(expected: unknown, found: unknown): unknown {
  if (expected === ANYTHING) return expect.anything()
  if (typeof expected === 'string' && NAMES.includes(expected)) {
    known.set(expected, String(found))
    return found
  }
  if (Array.isArray(expected)) return expected.map((part, i) => matching(part, (found as unknown[])?.[i]))
  if (typeof expected !== 'object' || expected === null) return expected
  const parts = Object.entries(expected).map(([name, part]) => [
    name,
    matching(part, (found as Record<string, unknown>)?.[name]),
  ])
  return expect.objectContaining(Object.fromEntries(parts))
}

let house: House

beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

describe('the examples of the protocol', () => {
  it('over HTTP', async () => {
    const lines = block('http')
    expect(lines.length).toBeGreaterThan(4)
    for (let i = 0; i < lines.length; i += 2) {
      const [, method, path, body] = /^(\S+) (\S+) ?(.*)$/.exec(filled(lines[i]!))!
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${known.get('TOKEN') ?? ''}` }
      const reply = await house.fetch(path!, { method: method!, headers, ...(body ? { body } : {}) })
      const [, status, expected] = /^(\d+) (.*)$/.exec(filled(lines[i + 1]!))!
      const found = await reply.json()
      expect([reply.status, found]).toEqual([Number(status), matching(JSON.parse(expected!), found)])
    }
  })

  it('over a socket', async () => {
    const client = await Client.connect(house.port)
    let heard = 0
    for (const line of block('live')) {
      const message = filled(line.slice(2))
      if (line.startsWith('>')) client.sendText(message)
      else {
        while (client.heard.length <= heard) await client.next(() => true)
        const found = client.heard[heard++]
        expect(found).toEqual(matching(JSON.parse(message), found))
      }
    }
    expect(client.heard.length).toBe(heard)
  })
})
