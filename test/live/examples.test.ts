import { type ChildProcess, spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { House } from './house.ts'

let house: House

beforeAll(async () => {
  house = await House.open()
})
afterAll(() => house.close())

const firstLine = (child: ChildProcess): Promise<string> =>
  new Promise((resolve) => child.stdout!.once('data', (line) => resolve(String(line).trim())))

const ended = (child: ChildProcess): Promise<number | null> => new Promise((resolve) => child.once('exit', resolve))

describe('the example bots', () => {
  it.each(['dodge-dice', 'monza'])(
    'play %s against each other to its end',
    async (game) => {
      const address = `http://127.0.0.1:${house.port}`
      const node = spawn(process.execPath, ['examples/bot.mjs', address, game, '2'])
      const complaints = text(node.stderr)
      const code = await firstLine(node)
      const python = spawn('python3', ['examples/bot.py', address, code])
      const told = text(python.stdout)
      const ends = await Promise.all([ended(node), ended(python)])
      expect([await complaints, ends]).toEqual(['', [0, 0]])
      expect(await told).toBe('The game is over.\n')
      expect(await (await house.fetch(`/api/tables/${code}`)).json()).toMatchObject({
        status: 'over',
        names: ['Node', 'Python'],
      })
    },
    60_000,
  )
})
