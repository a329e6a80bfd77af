import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import { toy } from '../../../test/contract/toy.ts'
import type { Game } from '../../engine/game.ts'
import { seeded } from '../../engine/random.ts'
import type { Sitter } from '../../engine/sitter.ts'
import { newMatch } from '../../protocol/match.ts'
import { calls } from '../../table/testing/calls.ts'
import { people, sitters, tableFor, withDice } from '../../table/testing/fixtures.ts'
import { playSession } from './loop.ts'
import { openSession } from './session.ts'
import type { Talk } from './talk.ts'

/** A conversation in which everything that will be answered is known; what is said stands behind what was asked before it. */
class Script implements Talk {
  readonly screens: string[] = ['']
  readonly #answers: string[]
  #ended = false

  constructor(answers: readonly string[]) {
    this.#answers = [...answers]
  }

  say(text = ''): void {
    this.screens[this.screens.length - 1] += `${stripVTControlCharacters(text)}\n`
  }

  async ask(prompt: string): Promise<string | null> {
    this.say(prompt)
    this.#ended = this.#answers.length === 0
    return this.#answers.shift() ?? null
  }

  hasEnded = (): boolean => this.#ended

  clear(): void {
    this.screens.push('')
  }

  close(): void {}
}

async function played(game: Game, seats: readonly Sitter[], ...answers: readonly string[]) {
  const livery = { colours: null, picks: true, isNumbered: false }
  const match = newMatch({ game, livery, boardCheck: null }, tableFor(game, seats.length), seats)
  const script = new Script(answers)
  await playSession(openSession(match, script, seeded(1)))
  return { log: match.timeline.log, screens: script.screens, text: script.screens.join('') }
}

const kinds = (log: Awaited<ReturnType<typeof played>>['log']) =>
  log.map((entry) => ('seat' in entry ? `${entry.seat} ${entry.action.kind}` : 'chance'))

/** Seat 0 holds 1 and 2, seat 1 holds 3 and 3. */
const dealt = () =>
  withDice(
    toy as unknown as Game,
    ...[1, 2].map((card) => ({ to: 0, card })),
    ...[3, 3].map((card) => ({ to: 1, card })),
    ...[1, 3].map((card) => ({ to: card === 1 ? 0 : 1, card })),
  )

describe('people at one keyboard', () => {
  it('sit down one after the other where hands are hidden, and see only their own', async () => {
    const { screens } = await played(dealt(), people(2), '', '1', '', '1')
    const [before, first, second] = screens
    expect(screens).toHaveLength(3)
    expect(before).not.toMatch(/[123] [123]/)
    expect(first).toContain('P0, please sit down and press Enter.')
    expect(first).toContain('P0 0 1 2\nP1 0 0 0\n')
    expect(second).toContain('P1, please sit down and press Enter.')
    expect(second).toContain('P0 0 0\nP1 0 3 3\n')
    expect(second).not.toContain('Bid 1')
  })

  it('stay where they are where nothing is hidden', async () => {
    const { screens, log } = await played(calls, people(2), '1', '1', '1')
    expect(kinds(log)).toEqual(['0 open', '0 call', '1 call'])
    expect([screens.length, screens[0]!.includes('sit down')]).toEqual([1, false])
  })

  it('who is alone sees the own hand from the beginning', async () => {
    const borrowed = { ...dealt(), id: 'dodge-dice' } // a random bot judges nothing, but its game must be known
    const { screens } = await played(borrowed, sitters('person', 'random'))
    expect(screens).toHaveLength(1)
    expect(screens[0]).toContain('P0 0 1 2\nP1 0 0\n')
  })

  it('take back for whoever acted last where nothing is hidden', async () => {
    const { log, text } = await played(calls, people(2), '1', '1', 'u', '2')
    expect(kinds(log)).toEqual(['0 open', '0 pass'])
    expect(text).toContain('Taken back.')
  })

  it('cannot take back what another did who has handed the screen over', async () => {
    const { log, text } = await played(dealt(), people(2), '', '1', '', 'u')
    expect(kinds(log).at(-1)).toBe('0 bid')
    expect(text).toContain('EN-6: ')
  })
})

describe('who passes until the own turn', () => {
  it('is not asked again, whatever the others say, before a decision is their own', async () => {
    const { log, text } = await played(calls, people(3), '1', 'p', '1', '2', '1', '1')
    expect(kinds(log)).toEqual(['0 open', '0 pass', '1 call', '0 pass', '2 pass', '0 open', '0 call'])
    expect(text).toContain('You pass until your turn.')
  })

  it('has a decision of their own to make first', async () => {
    const { log, text } = await played(calls, people(2), 'p')
    expect(log).toEqual([])
    expect(text).toContain('This decision is your own: nobody can pass it.')
  })
})

describe('several numbers in a row', () => {
  it('answer one question after the other of the same person', async () => {
    const { log, text } = await played(calls, people(2), '1 1')
    expect(kinds(log)).toEqual(['0 open', '0 call'])
    expect(text).not.toContain('dropped')
  })

  it('are dropped with one sentence when somebody else is asked', async () => {
    const { log, text } = await played(calls, people(2), '1 1 2 1', '1')
    expect(kinds(log)).toEqual(['0 open', '0 call', '1 call'])
    expect(text).toContain('The rest of what you typed (2 1) is dropped: dice, a draw or another player came between.')
  })

  it('are dropped where there is no such choice', async () => {
    const { log, text } = await played(calls, people(2), '1 7 1', '2')
    expect(kinds(log)).toEqual(['0 open', '0 pass'])
    expect(text).toContain('The rest of what you typed (7 1) is dropped: there is no choice 7 here.')
  })

  it('are dropped when something hidden was shown', async () => {
    const shown: Game = { ...calls, reveals: (_before, _after, { kind }) => kind === 'open' }
    const { log, text } = await played(shown, people(2), '1 1')
    expect(kinds(log)).toEqual(['0 open'])
    expect(text).toContain('The rest of what you typed (1) is dropped: something hidden was shown.')
  })

  it('are taken back one by one', async () => {
    const { log } = await played(calls, people(2), '1 1', 'u')
    expect(kinds(log)).toEqual(['0 open'])
  })
})

describe('whoever is asked in a window', () => {
  it('is told how to pass until the own turn', async () => {
    const { text } = await played(calls, people(2), '1')
    expect(text.match(/p passes until your turn\./g)).toHaveLength(1)
  })

  it('is asked again after taking back what passing did', async () => {
    const { log } = await played(calls, people(2), '1', 'p', 'u', '1')
    expect(kinds(log)).toEqual(['0 open', '0 call'])
  })
})
