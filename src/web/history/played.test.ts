import { describe, expect, it } from 'vitest'
import { actOwned } from '../../engine/act.ts'
import type { Entry, Game } from '../../engine/game.ts'
import { pickByKind } from '../../engine/playout.ts'
import { seeded } from '../../engine/random.ts'
import { sentence } from '../../engine/sentence.ts'
import { prepare } from '../../engine/table.ts'
import { GAMES, LIBRARY } from '../../games/index.ts'
import { type Match, openMatch } from '../../protocol/match.ts'
import type { DiceTale, Thrown } from '../games/tale.ts'
import { playedGame } from './played.ts'

const monza: Game = GAMES.monza!
const COLOURS = ['white', 'blue', 'red', 'yellow', 'green', 'purple'] as const

function wholeLog(): Entry[] {
  const prepared = prepare(monza, { seats: 2 })
  if (!prepared.ok) throw new Error('Monza seats two')
  const state = monza.setup(prepared.table)
  const random = seeded(3)
  const log: Entry[] = []
  for (let waiting = monza.waiting(state); waiting.kind !== 'over'; waiting = monza.waiting(state)) {
    const seat = waiting.kind === 'seats' ? waiting.seats[0]! : 0
    const entry: Entry =
      waiting.kind === 'chance'
        ? { outcome: monza.sample(waiting.chance, random) }
        : { seat, action: pickByKind(monza.legal(state, seat), random) }
    log.push(entry)
    actOwned(monza, state, entry)
  }
  return log
}

const LOG = wholeLog()

const KEPT = { id: 'abc', begun: 10, touched: 20 }

async function matchOf(log: readonly Entry[]): Promise<Match> {
  const seats = [
    { name: 'Ann', player: 'person' },
    { name: 'Rosa', player: 'casual' },
  ]
  const opened = await openMatch({ game: 'monza', seats, log }, LIBRARY)
  if (!opened.ok) throw new Error(opened.fault.code)
  return opened.match
}

/** Every outcome is one throw of one die by the seats in turn, and one that belongs to nobody. */
const tale: DiceTale = {
  dice: [
    { id: 'toy', name: sentence('toy.die'), sides: COLOURS.map((id) => ({ id, name: sentence(id), chance: 1 / 6 })) },
  ],
  thrown: ({ index }): Thrown[] => [
    { die: 'toy', side: 'red', seat: index % 2 },
    { die: 'toy', side: 'blue', seat: null },
  ],
}

describe('the record of a game', () => {
  it('says who came where, and which seats were played here', async () => {
    const record = await playedGame(await matchOf(LOG), KEPT, tale)
    expect(record).toMatchObject({ id: 'abc', game: 'monza', begun: 10, ended: 20 })
    expect(record!.seats.map(({ name, own }) => [name, own])).toEqual([
      ['Ann', true],
      ['Rosa', false],
    ])
    expect(Math.min(...record!.seats.map(({ place }) => place))).toBe(1)
  })

  it('counts what people here threw, not what bots or nobody did', async () => {
    const throws = LOG.flatMap((entry, index) => ('outcome' in entry && index % 2 === 0 ? [index] : []))
    const record = await playedGame(await matchOf(LOG), KEPT, tale)
    expect(record!.seats.map(({ dice }) => dice)).toEqual([{ toy: { red: throws.length } }, null])
  })

  it('knows of no dice where a game has no tale', async () => {
    const record = await playedGame(await matchOf(LOG), KEPT, null)
    expect(record!.seats.map(({ dice }) => dice)).toEqual([null, null])
  })

  it('is not made of a game that is not over', async () => {
    expect(await playedGame(await matchOf(LOG.slice(0, 4)), KEPT, tale)).toBeNull()
  })
})
