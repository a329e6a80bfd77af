import { chmodSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { checkPlace, createText, replaceContent } from './writing.ts'

const disk = vi.hoisted(() => ({ isFull: false }))

/** A full disk takes the first half. */
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof import('node:fs')>()
  const writeFileSync = (file: number, text: string) => {
    fs.writeSync(file, disk.isFull ? text.slice(0, text.length / 2) : text)
    if (disk.isFull) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
  }
  return { ...fs, writeFileSync }
})

let folder = ''
const at = (name: string) => join(folder, name)
const text = (name: string) => readFileSync(at(name), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paddock-writing-'))
  disk.isFull = false
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('a file', () => {
  it('keeps its mode, and the link to it, when it is replaced', () => {
    createText(at('season.json'), 'old')
    chmodSync(at('season.json'), 0o640)
    symlinkSync('season.json', at('link.json'))
    replaceContent(at('link.json'), 'new')
    expect([text('season.json'), statSync(at('season.json')).mode & 0o777]).toEqual(['new', 0o640])
    expect(readlinkSync(at('link.json'))).toBe('season.json')
    expect(readdirSync(folder).sort()).toEqual(['link.json', 'season.json'])
  })

  it('is made where a link leads that nobody followed yet', () => {
    symlinkSync('later.json', at('link.json'))
    replaceContent(at('link.json'), 'new')
    expect([text('later.json'), readlinkSync(at('link.json'))]).toEqual(['new', 'later.json'])
  })

  it('is as before on a full disk, with nothing beside it', () => {
    createText(at('season.json'), 'old')
    disk.isFull = true
    expect(() => replaceContent(at('season.json'), 'new')).toThrow('season.json: The disk is full.')
    expect(() => createText(at('other.json'), 'new')).toThrow('other.json: The disk is full.')
    expect([readdirSync(folder), text('season.json')]).toEqual([['season.json'], 'old'])
  })

  it('is never made over another', () => {
    createText(at('season.json'), 'old')
    expect(() => createText(at('season.json'), 'new')).toThrow('This file exists already.')
    expect(text('season.json')).toBe('old')
  })

  it('is none where it is a directory or standard output', () => {
    expect(() => replaceContent(folder, 'new')).toThrow()
    for (const write of [createText, replaceContent]) expect(() => write('-', 'new')).toThrow('Here a file is needed.')
  })
})

describe('a place', () => {
  it('that can be written is as it was after somebody looked', () => {
    createText(at('season.json'), 'old')
    symlinkSync('later.json', at('link.json'))
    for (const name of ['season.json', 'new.json', 'link.json']) checkPlace(at(name))
    checkPlace('/dev/null')
    expect([readdirSync(folder).sort(), text('season.json')]).toEqual([['link.json', 'season.json'], 'old'])
  })

  it.each([
    ['', 'This is a directory, not a file.'],
    ['no/where', 'There is no such file or directory.'],
    ['season.json/where', 'A part of this path is a file, not a directory.'],
  ])('that cannot be written is complained of (%s)', (name, reason) => {
    createText(at('season.json'), 'old')
    expect(() => checkPlace(at(name))).toThrow(reason)
    for (const none of ['-', '']) expect(() => checkPlace(none)).toThrow('Here a file is needed.')
  })
})
