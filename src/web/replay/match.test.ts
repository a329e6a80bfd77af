import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DRAWABLES } from '../../cli/drawables.ts'
import { replayFile } from '../../cli/replay.ts'
import { COLOURS } from '../../engine/colour.ts'
import { type Entry, type Game, isOutcome, type Kinds } from '../../engine/game.ts'
import { type OpenedMatch, readMatch } from '../../protocol/match-file.ts'
import { thrown as allensDirt } from '../games/allens-dirt/tray.ts'
import { thrown as diceyCurves } from '../games/dicey-curves/tray.ts'
import { thrown as dodgeDice } from '../games/dodge-dice/tray.ts'
import { thrown as monza } from '../games/monza/tray.ts'
import type { Play } from '../games/play.ts'
import { chanceAt, chooserAt, wordsFor } from './outcomes.ts'
import { ownEyes, type Reel, reelOf, sceneAt, witnessOf } from './reel.ts'
import { fileName, matchText } from './write-file.ts'

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

function opened(path: string): OpenedMatch {
  const match = readMatch(readFileSync(`test/recorded/${path}.json`, 'utf8'), DRAWABLES)
  if (!match.ok) throw new Error(path)
  return match.value
}

const recordOf = ({ game, table, log }: OpenedMatch, wish: Partial<SavedTable> = {}): SavedTable => ({
  format: 1,
  id: 'test',
  game: game.id,
  rulesVersion: game.rulesVersion,
  options: { ...table.options },
  sitters: Array.from({ length: table.seats }, (_, seat) => ({
    name: `Driver ${seat}`,
    colour: COLOURS[seat % COLOURS.length]!,
    bot: seat === 0 ? null : 'casual',
  })),
  log,
  begun: 0,
  touched: new Date(2026, 10, 15).getTime(),
  over: false,
  ...wish,
})

const reel = (path: string, wish: Partial<SavedTable> = {}): Reel => {
  const match = opened(path)
  return reelOf(playOf(match.game), recordOf(match, wish))!
}

const PATHS = ['monza/variation', 'dodge-dice/most-seats', 'dicey-curves/danger', 'allens-dirt/finish']

describe('a reel', () => {
  it.each(PATHS)('%s: ends where the game ended', (path) => {
    const match = opened(path)
    const shown = reel(path)
    const witness = witnessOf(shown, ownEyes(shown))
    const { view } = sceneAt(shown, witness, witness.story(), shown.timeline.length)
    expect(shown.result).not.toBeNull()
    expect(view).toEqual(match.game.view(shown.timeline.present, 0))
  })

  it('has nothing before its first moment', () => {
    const shown = reel('monza/variation')
    const witness = witnessOf(shown, null)
    const told = witness.story()
    expect(sceneAt(shown, witness, told, 0)).toMatchObject({ latest: null, rolling: null, choices: [] })
    expect(sceneAt(shown, witness, told, 1).latest).toEqual(shown.timeline.log[0])
  })

  it('is not made of a log that breaks the rules', () => {
    const match = opened('monza/variation')
    const log = match.log.filter((_, index) => index !== 3)
    expect(reelOf(playOf(match.game), recordOf(match, { log }))).toBeNull()
  })
})

describe('the file of a table', () => {
  it.each(PATHS)('%s: the command plays it to the same end', (path) => {
    const shown = reel(path)
    const read = readMatch(matchText(shown), DRAWABLES)
    const match = read.ok ? read.value : null!
    const played = replayFile({ match, at: match.log.length, random: null, watcher: undefined })
    expect(match.result).toEqual(shown.result)
    expect(played.ok && played.value.state).toEqual(shown.timeline.present)
    expect(match.seats[1]).toEqual({ name: 'Driver 1', player: 'casual', colour: 'yellow' })
  })

  it('is called by its game and its day', () => {
    expect(fileName(reel('monza/variation').record)).toBe('paddock-monza-2026-11-15.json')
  })

  it('leaves out control characters and empty names', () => {
    const { sitters } = reel('monza/fewest-seats').record
    const names = ['A\u0007nn', '\u0000']
    const shown = reel('monza/fewest-seats', { sitters: sitters.map((one, i) => ({ ...one, name: names[i] ?? 'x' })) })
    const read = readMatch(matchText(shown), DRAWABLES)
    expect(read.ok && read.value.seats.slice(0, 2).map(({ name }) => name)).toEqual(['Ann', undefined])
  })
})

const isSecret = (entry: Entry): boolean =>
  isOutcome<Kinds>(entry) &&
  (entry.outcome as { kind: string; seat: number }).kind === 'danger' &&
  (entry.outcome as { seat: number }).seat !== 0

/** A running table after another's first secret draw, and every other card that might have been drawn. */
function secretDraws(): Reel[] {
  const match = opened('dicey-curves/danger')
  const index = match.log.findIndex(isSecret)
  const whole = reel('dicey-curves/danger')
  const { outcomes } = match.game.outcomes(chanceAt(whole, index)!)
  return outcomes.map((outcome) => reel('dicey-curves/danger', { log: [...match.log.slice(0, index), { outcome }] }))
}

describe('the file of a running table with hidden hands', () => {
  it('is the same to the byte, whatever the others hold', () => {
    const texts = secretDraws().map(matchText)
    expect(texts.length).toBeGreaterThan(5)
    expect(new Set(texts).size).toBe(1)
    expect(texts[0]).toContain('"for": 0,')
  })

  it('says that it cannot be played again, and where', () => {
    const [running] = secretDraws()
    const read = readMatch(matchText(running!), DRAWABLES)
    const match = read.ok ? read.value : null!
    const played = replayFile({ match, at: match.log.length, random: null, watcher: undefined })
    const where = `log[${match.log.findIndex(isSecret)}]`
    expect(played.ok ? null : played.fault).toMatchObject({ where, code: 'redacted' })
  })

  it('is for nobody in particular where several people share the device', () => {
    const { record } = secretDraws()[0]!
    const sitters = record.sitters.map((sitter) => ({ ...sitter, bot: null }))
    const text = matchText(reel('dicey-curves/danger', { log: record.log, sitters }))
    expect(text).toContain('"for": null,')
    expect(text).not.toMatch(/"kind":"danger","card":"/)
  })

  it('plays on while nothing has been hidden yet', () => {
    const { log } = opened('dicey-curves/danger')
    const shown = reel('dicey-curves/danger', { log: log.slice(0, log.findIndex(isSecret)) })
    const read = readMatch(matchText(shown), DRAWABLES)
    const match = read.ok ? read.value : null!
    expect(match.for).toBe(0)
    expect(replayFile({ match, at: match.log.length, random: null, watcher: undefined }).ok).toBe(true)
  })
})

describe('what might have fallen', () => {
  it.each(PATHS)('%s: dice can be turned to every outcome that fell', (path) => {
    const shown = reel(path)
    for (const [index, entry] of shown.timeline.log.slice(0, 120).entries()) {
      if (!isOutcome<Kinds>(entry)) continue
      const chance = chanceAt(shown, index)!
      const chooser = chooserAt(shown, index, chance)
      if (chooser.kind === 'dice') expect(chooser.find(chooser.up(entry.outcome))).toEqual(entry.outcome)
      else expect(chooser.outcomes).toContainEqual(entry.outcome)
      expect(wordsFor(shown, index, entry.outcome).length).toBeGreaterThan(0)
    }
  })

  it('turned dice that can fall are an outcome the game accepts', () => {
    const shown = reel('monza/variation')
    const index = shown.timeline.log.findIndex((entry) => isOutcome<Kinds>(entry))
    const chance = chanceAt(shown, index)!
    const chooser = chooserAt(shown, index, chance)
    const outcome = chooser.kind === 'dice' ? chooser.find(Array(6).fill('red')) : null
    expect(shown.play.game.possible(chance, outcome)).toBe(true)
    expect(chooser.kind === 'dice' && chooser.find(Array(6).fill('mauve'))).toBeNull()
  })
})
