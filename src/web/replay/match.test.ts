import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Entry, type Game, isOutcome, type Kinds } from '../../engine/game.ts'
import type { Sitter } from '../../engine/sitter.ts'
import { LIBRARY } from '../../games/index.ts'
import { type Opened, openText, recordFor } from '../../protocol/match.ts'
import { matchText } from '../../protocol/match-text.ts'
import { thrown as allensDirt } from '../games/allens-dirt/tray.ts'
import { thrown as diceyCurves } from '../games/dicey-curves/tray.ts'
import { thrown as dodgeDice } from '../games/dodge-dice/tray.ts'
import { thrown as monza } from '../games/monza/tray.ts'
import type { Play } from '../games/play.ts'
import { chanceAt, chooserAt, wordsFor } from './outcomes.ts'
import { ownEyes, type Reel, sceneAt, witnessOf } from './reel.ts'
import { fileName } from './write-file.ts'

const THROWN: Readonly<Record<string, unknown>> = {
  'dicey-curves': diceyCurves,
  'dodge-dice': dodgeDice,
  'allens-dirt': allensDirt,
  monza,
}

/** What a replay needs of a board. */
const playOf = (game: Game): Play =>
  ({
    game,
    thrown: THROWN[game.id] ?? (() => null),
    tray: () => null,
  }) as unknown as Play

interface Wish {
  readonly log?: readonly Entry[]
  readonly player?: (seat: number) => string
}

/** A recorded match with other players, and perhaps another log. */
async function openedAs(path: string, { log, player = house }: Wish = {}): Promise<Opened> {
  const file = JSON.parse(readFileSync(`test/recorded/${path}.json`, 'utf8'))
  const seats = file.seats.map((_: unknown, seat: number) => ({ name: `Driver ${seat}`, player: player(seat) }))
  const { result, ...rest } = file
  return openText({ ok: true, value: JSON.stringify({ ...(log ? rest : file), seats, log: log ?? file.log }) }, LIBRARY)
}

const house = (seat: number): Sitter['player'] => (seat === 0 ? 'person' : 'casual')

async function reel(path: string, wish: Wish = {}): Promise<Reel> {
  const opened = await openedAs(path, wish)
  if (!opened.ok) throw new Error(opened.fault.code)
  return { play: playOf(opened.match.timeline.game), match: opened.match, id: 'test' }
}

/** What "Save as a match file" writes. */
const fileOf = (shown: Reel): string => matchText(shown.play.game, recordFor(shown.match, ownEyes(shown)))

const PATHS = ['monza/variation', 'dodge-dice/most-seats', 'dicey-curves/danger', 'allens-dirt/finish']

describe('a reel', () => {
  it.each(PATHS)('%s: ends where the game ended', async (path) => {
    const shown = await reel(path)
    const { timeline } = shown.match
    const witness = witnessOf(shown, ownEyes(shown))
    const { view } = sceneAt(shown, witness, witness.story(), timeline.length)
    expect(timeline.result).not.toBeNull()
    expect(view).toEqual(timeline.game.view(timeline.present, 0))
  })

  it('has nothing before its first moment', async () => {
    const shown = await reel('monza/variation')
    const witness = witnessOf(shown, null)
    const told = witness.story()
    expect(sceneAt(shown, witness, told, 0)).toMatchObject({ latest: null, rolling: null, choices: [] })
    expect(sceneAt(shown, witness, told, 1).latest).toEqual(shown.match.timeline.log[0])
  })

  it('is not made of a log that breaks the rules', async () => {
    const { log } = (await reel('monza/variation')).match.timeline
    expect(await openedAs('monza/variation', { log: log.filter((_, index) => index !== 3) })).toMatchObject({
      ok: false,
    })
  })
})

describe('the file of a table', () => {
  it.each(PATHS)('%s: leads to the same end', async (path) => {
    const shown = await reel(path)
    const { timeline } = shown.match
    const again = await openText({ ok: true, value: fileOf(shown) }, LIBRARY)
    const match = again.ok ? again.match : null!
    expect(match.timeline.result).toEqual(timeline.result)
    expect(match.timeline.present).toEqual(timeline.present)
    expect(match.head.seats[1]).toEqual(shown.match.head.seats[1])
    expect(match.head.seats[1]).toMatchObject({ name: 'Driver 1', player: 'casual' })
  })

  it('is called by its game and its day', () => {
    expect(fileName('monza', new Date(2026, 10, 15))).toBe('paddock-monza-2026-11-15.json')
  })
})

const isSecret = (entry: Entry): boolean =>
  isOutcome<Kinds>(entry) &&
  (entry.outcome as { kind: string; seat: number }).kind === 'danger' &&
  (entry.outcome as { seat: number }).seat !== 0

const DANGER = 'dicey-curves/danger'

/** A running table after another's first secret draw, and every other card that might have been drawn. */
async function secretDraws(wish: Wish = {}): Promise<Reel[]> {
  const whole = await reel(DANGER)
  const { game, log } = whole.match.timeline
  const index = log.findIndex(isSecret)
  const { outcomes } = game.outcomes(chanceAt(whole, index)!)
  return Promise.all(outcomes.map((outcome) => reel(DANGER, { ...wish, log: [...log.slice(0, index), { outcome }] })))
}

describe('the file of a running table with hidden hands', () => {
  it('is the same to the byte, whatever the others hold', async () => {
    const texts = (await secretDraws()).map(fileOf)
    expect(texts.length).toBeGreaterThan(5)
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain('"for": 0,')
  })

  it('says that it cannot be played again, and where', async () => {
    const [running] = await secretDraws()
    const where = `log[${running!.match.timeline.log.findIndex(isSecret)}]`
    const again = await openText({ ok: true, value: fileOf(running!) }, LIBRARY)
    expect(again).toMatchObject({ ok: false, fault: { where, code: 'redacted' } })
  })

  it('is for nobody in particular where several people share the device', async () => {
    const [running] = await secretDraws({ player: () => 'person' })
    const text = fileOf(running!)
    expect(text).toContain('"for": null,')
    expect(text).not.toMatch(/"kind":"danger","card":"/)
  })

  it('plays on while nothing has been hidden yet', async () => {
    const { log } = (await reel(DANGER)).match.timeline
    const shown = await reel(DANGER, { log: log.slice(0, log.findIndex(isSecret)) })
    const again = await openText({ ok: true, value: fileOf(shown) }, LIBRARY)
    expect(again.ok && again.match.head.for).toBe(0)
  })
})

describe('what might have fallen', () => {
  it.each(PATHS)('%s: dice can be turned to every outcome that fell', async (path) => {
    const shown = await reel(path)
    for (const [index, entry] of shown.match.timeline.log.slice(0, 120).entries()) {
      if (!isOutcome<Kinds>(entry)) continue
      const chance = chanceAt(shown, index)!
      const chooser = chooserAt(shown, index, chance)
      if (chooser.kind === 'dice') expect(chooser.find(chooser.up(entry.outcome))).toEqual(entry.outcome)
      else expect(chooser.outcomes).toContainEqual(entry.outcome)
      expect(wordsFor(shown, index, entry.outcome).length).toBeGreaterThan(0)
    }
  })

  it('turned dice that can fall are an outcome the game accepts', async () => {
    const shown = await reel('monza/variation')
    const index = shown.match.timeline.log.findIndex((entry) => isOutcome<Kinds>(entry))
    const chance = chanceAt(shown, index)!
    const chooser = chooserAt(shown, index, chance)
    const outcome = chooser.kind === 'dice' ? chooser.find(Array(6).fill('red')) : null
    expect(shown.play.game.possible(chance, outcome)).toBe(true)
    expect(chooser.kind === 'dice' && chooser.find(Array(6).fill('mauve'))).toBeNull()
  })
})
