import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Game } from '../engine/game.ts'
import { dodgeDice } from '../games/dodge-dice/game.ts'
import { manifest } from '../games/dodge-dice/index.ts'
import type { State } from '../games/dodge-dice/state.ts'
import { speaker } from '../words/say.ts'
import { type Match, newMatch, openMatch, wholeRecord } from './match.ts'
import { matchText } from './match-text.ts'
import type { Library, Playable } from './record.ts'
import { FILE_WORDS } from './words.ts'

// Rules may improve without breaking matches. Here Dodge Dice gets a second version, as it would in a year to come.

const first = dodgeDice as Game

/** A ruling that became an option: whoever skips keeps the chip, unless the table wants it as it was. */
const second: Game = {
  ...first,
  rulesVersion: 2,
  options: { ...first.options, freeSkip: { kind: 'flag', default: true, since: { version: 2, before: false } } },
  play(state, seat, action) {
    first.play(state, seat, action)
    if (action.kind === 'skip' && isFree(state as State)) keepChip(state as State, seat)
  },
}

const isFree = ({ table: { options } }: State): boolean => (options as { freeSkip?: boolean }).freeSkip === true

function keepChip(state: State, seat: number): void {
  state.chips[seat]!++
  state.centre--
}

/** A fault that was mended: the first version let people skip though the rules never allowed it. */
const mended: Game = {
  ...first,
  rulesVersion: 2,
  legal: (state, seat) => first.legal(state, seat).filter(({ kind }) => kind !== 'skip'),
  refuse: (state, seat, action) =>
    action.kind === 'skip'
      ? { rule: 'DD-4', reason: { key: 'test.no-skip', values: {} } }
      : first.refuse(state, seat, action),
}

const playableOf = (game: Game): Playable => ({ ...(manifest as unknown as Playable), game })
const libraryOf = (game: Game): Library => ({ ids: [game.id], find: async () => playableOf(game) })

async function opened(value: unknown, game: Game): Promise<Match> {
  const answer = await openMatch(value, libraryOf(game))
  if (!answer.ok) throw new Error(JSON.stringify(answer.fault))
  return answer.match
}

const textOf = ({ playable, ...match }: Match): string => matchText(playable.game, wholeRecord({ playable, ...match }))
const chipsOf = ({ timeline }: Match): readonly number[] => (timeline.present as State).chips

const FOLDER = 'test/recorded/dodge-dice'
const RECORDED = readdirSync(FOLDER).map((name) => JSON.parse(readFileSync(`${FOLDER}/${name}`, 'utf8')))
const skipped = { game: 'dodge-dice', seats: 2, log: [{ seat: 0, action: { kind: 'skip' } }] }
const old = { ...skipped, rulesVersion: 1 }

describe('a ruling that became an option', () => {
  it.each(RECORDED)('replays a recorded game of the first version to the letter: %#', async (file) => {
    const [then, now] = [await opened(file, first), await opened(file, second)]
    expect(now.timeline.log).toEqual(file.log)
    expect(now.timeline.result).toEqual(file.result)
    expect((now.timeline.present as State).chips).toEqual(chipsOf(then))
    expect(textOf(now)).toBe(textOf(then))
  })

  it('has recorded games that it would break', () => {
    const skips = ({ log }: typeof old) => log.some(({ action }) => action?.kind === 'skip')
    expect(RECORDED.some(skips)).toBe(true)
  })

  it('is the rule of new matches', async () => {
    expect(chipsOf(await opened(old, second))).toEqual([2, 3])
    expect(chipsOf(await opened(skipped, second))).toEqual([3, 3])
    const { timeline, head } = await opened({ ...skipped, log: [] }, second)
    const begun = newMatch(playableOf(second), timeline.table, head.seats)
    expect([begun.head.rulesVersion, begun.head.options]).toEqual([2, { starter: 'first', freeSkip: true }])
  })

  it('re-labels nothing', async () => {
    const text = textOf(await opened(old, second))
    expect(JSON.parse(text)).toMatchObject({ rulesVersion: 1, options: { starter: 'first' } })
    expect(JSON.parse(text).options).not.toHaveProperty('freeSkip')
    const again = await opened(JSON.parse(text), second)
    expect(textOf(again)).toBe(text)
    expect(chipsOf(again)).toEqual([2, 3])
  })

  it('may be chosen by a match of either version', async () => {
    const chosen = await opened({ ...old, options: { freeSkip: true } }, second)
    expect(chipsOf(chosen)).toEqual([3, 3])
    expect(JSON.parse(textOf(chosen))).toMatchObject({ rulesVersion: 1, options: { freeSkip: true } })
    expect(chipsOf(await opened({ ...skipped, options: { freeSkip: false } }, second))).toEqual([2, 3])
  })
})

describe('a match of newer rules', () => {
  it('is refused with a sentence', async () => {
    const answer = await openMatch({ ...skipped, rulesVersion: 2 }, libraryOf(first))
    expect(answer).toMatchObject({ ok: false, fault: { where: 'rulesVersion', code: 'rules-version' } })
    expect(!answer.ok && speaker(FILE_WORDS)(answer.fault.reason)).toBe(
      'Dodge Dice is played here by rules version 1; this match began under the newer version 2.',
    )
  })
})

describe('a fault of the rules that was mended', () => {
  it('says from which entry on an old match no longer follows the rules', async () => {
    const answer = await openMatch(old, libraryOf(mended))
    const words = { ...FILE_WORDS, 'test.no-skip': 'Nobody may skip.' }
    expect(answer).toMatchObject({ ok: false, fault: { where: 'log[0]', code: 'outdated' } })
    expect(!answer.ok && speaker(words)(answer.fault.reason)).toBe(
      'This match began under rules version 1, and from this entry on it does not follow the rules as they are now: Nobody may skip.',
    )
  })

  it('names the rule in a match of the rules as they are', async () => {
    const answer = await openMatch(skipped, libraryOf(mended))
    expect(answer).toMatchObject({ ok: false, fault: { where: 'log[0]', code: 'DD-4' } })
  })

  it('leaves every match alone that never used it', async () => {
    const rolled = { ...old, log: [{ seat: 0, action: { kind: 'roll' } }] }
    expect(await openMatch(rolled, libraryOf(mended))).toMatchObject({ ok: true })
  })
})
