import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { alone } from './lock.ts'

let folder = ''
const at = (name: string) => join(folder, name)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-lock-'))
  writeFileSync(at('season.json'), '{}')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const held = (holder: object) => writeFileSync(at('season.json.lock'), JSON.stringify(holder))
const gone = () => spawnSync(process.execPath, ['--version']).pid

describe('work on a season', () => {
  it('is done by one at a time, also through a link, and leaves no lock', async () => {
    symlinkSync('season.json', at('link.json'))
    await alone(at('season.json'), async () => {
      await expect(alone(at('link.json'), async () => {})).rejects.toThrow(
        `Another command (process ${process.pid}) is at work on this season`,
      )
    })
    expect(existsSync(at('season.json.lock'))).toBe(false)
  })

  it('leaves no lock when it fails', async () => {
    const broken = alone(at('season.json'), () => Promise.reject(new Error('broken')))
    await expect(broken).rejects.toThrow('broken')
    expect(existsSync(at('season.json.lock'))).toBe(false)
  })

  it('takes over from a process that died', async () => {
    held({ pid: gone(), host: hostname() })
    let holder: unknown
    await alone(at('season.json'), async () => {
      holder = JSON.parse(readFileSync(at('season.json.lock'), 'utf8'))
    })
    expect(holder).toEqual({ pid: process.pid, host: hostname() })
  })

  it('waits for nobody whom it cannot see', async () => {
    held({ pid: gone(), host: 'elsewhere' })
    await expect(alone(at('season.json'), async () => {})).rejects.toThrow('if there is none, delete')
    expect(existsSync(at('season.json.lock'))).toBe(true)
  })

  it('waits for nobody whom it may not ask', async () => {
    held({ pid: gone(), host: hostname() })
    vi.spyOn(process, 'kill').mockImplementationOnce(() => {
      throw Object.assign(new Error('not permitted'), { code: 'EPERM' })
    })
    await expect(alone(at('season.json'), async () => {})).rejects.toThrow('is at work on this season')
    expect(existsSync(at('season.json.lock'))).toBe(true)
  })

  it('is told why it cannot begin', async () => {
    await expect(alone(at('no/season.json'), async () => {})).rejects.toThrow('There is no such file or directory.')
  })

  it('never takes a lock that is not signed yet', async () => {
    writeFileSync(at('season.json.lock'), '')
    await expect(alone(at('season.json'), async () => {})).rejects.toThrow('process unknown')
  })

  it('needs none on standard input', async () => {
    let isDone = false
    await alone('-', async () => {
      isDone = true
    })
    expect([isDone, existsSync('-.lock')]).toEqual([true, false])
  })
})
