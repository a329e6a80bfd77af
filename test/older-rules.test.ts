import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { GAMES, LIBRARY } from '../src/games/index.ts'
import { openMatch } from '../src/protocol/match.ts'

// Finished games of older rules versions, played by what was the rule then to the exact result they had.

const FOLDER = `${import.meta.dirname}/older-rules`

describe.each(readdirSync(FOLDER))('%s of older rules', (id) => {
  it.each(readdirSync(`${FOLDER}/${id}`))('%s ends as it did', async (file) => {
    const record = JSON.parse(readFileSync(`${FOLDER}/${id}/${file}`, 'utf8'))
    const opened = await openMatch(record, LIBRARY)
    expect(record.rulesVersion).toBeLessThan(GAMES[id]!.rulesVersion)
    expect(opened.ok ? opened.match.timeline.result : opened.fault).toEqual(record.result)
    expect(opened.ok && opened.match.head.rulesVersion).toBe(record.rulesVersion)
  })
})
