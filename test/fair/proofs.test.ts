import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Entry, type Game, isOutcome, type Kinds, type Table } from '../../src/engine/game.ts'
import { anyAction } from '../../src/engine/playout.ts'
import type { Proof } from '../../src/engine/proof.ts'
import { type Random, seeded } from '../../src/engine/random.ts'
import { PERSON, usualColour } from '../../src/engine/sitter.ts'
import { prepare, type TableWish } from '../../src/engine/table.ts'
import { Timeline } from '../../src/engine/timeline.ts'
import { same } from '../../src/engine/values.ts'
import { fairDice } from '../../src/fair/dice.ts'
import { commitmentOf, diceKey } from '../../src/fair/secret.ts'
import { verifyMatch } from '../../src/fair/verify.ts'
import { GAMES, LIBRARY, MANIFESTS } from '../../src/games/index.ts'
import { type Match, newMatch, openMatch, wholeRecord } from '../../src/protocol/match.ts'
import { matchText } from '../../src/protocol/match-text.ts'
import type { MatchRecord } from '../../src/protocol/record.ts'
import { playerNames } from '../english.ts'

// A match with a proof for each game. A sampler that takes other words than it did breaks these files, and with them
// every file that people keep: `UPDATE_PROOFS=1 npx vitest run test/fair/proofs.test.ts` is for new games only.

const WISHES: Readonly<Record<string, TableWish>> = {
  'dodge-dice': { seats: 3 },
  monza: { seats: 2 },
  'dicey-curves': { seats: 2, options: { danger: true, length: 'short', starter: 'random' } },
  'allens-dirt': { seats: 8, options: { laps: 1 } },
  'allens-dirt-season': { seats: 12, options: { laps: 1 } },
  pig: { seats: 2 },
}

/** Long games are recorded only so far. */
const MOST_ENTRIES = 500

const SECRET = 'c0ffee'.padEnd(64, '0')

const pathOf = (name: string): string => `${import.meta.dirname}/../proofs/${name}.json`

function proofFor(game: string, seats: number): Proof & { readonly secret: string } {
  const strings = Array.from({ length: seats }, (_, seat) => (seat === seats - 1 ? '' : `device-of-seat-${seat}`))
  return { table: `proof-of-${game}`, commitment: commitmentOf(SECRET), strings, secret: SECRET }
}

function tableFor(id: string): { readonly game: Game; readonly table: Table<object> } {
  const game = GAMES[id]!
  const prepared = prepare(game, { options: {}, ...WISHES[id]! })
  if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusal))
  return { game, table: prepared.table }
}

function played(id: string): MatchRecord {
  const playable = MANIFESTS[id]!
  const { table } = tableFor(id)
  const seats = playerNames(table.seats).map((name, seat) => {
    return { name, player: PERSON, colour: usualColour(playable.livery, seat) }
  })
  const match = newMatch(playable, table, seats)
  const proof = proofFor(id, seats.length)
  playOn(match, proof)
  return { ...wholeRecord(match), proof }
}

function playOn({ timeline }: Match, proof: ReturnType<typeof proofFor>): void {
  const dice = fairDice(diceKey(proof.secret, proof))
  const random = seeded(1)
  let event = 0
  while (timeline.result === null && timeline.length < MOST_ENTRIES) {
    const refusal = timeline.append(nextEntry(timeline, random, () => dice(event++)))
    if (refusal) throw new Error(refusal.rule)
  }
}

function nextEntry({ game, present, waiting }: Match['timeline'], random: Random, throwing: () => Random): Entry {
  if (waiting.kind === 'chance') return { outcome: game.sample(waiting.chance, throwing()) }
  if (waiting.kind === 'over') throw new Error('the game is over')
  return { seat: waiting.seats[0]!, action: anyAction(game, present, waiting.seats[0]!, random) }
}

function write(): void {
  for (const id of Object.keys(GAMES)) writeFileSync(pathOf(id), matchText(GAMES[id]!, played(id)))
  const record = played('dodge-dice')
  const { secret: _secret, ...seal } = record.proof!
  const others: Readonly<Record<string, MatchRecord>> = {
    tampered: { ...record, ...changed(record) },
    'false-commitment': { ...record, proof: { ...record.proof!, secret: 'bad'.padEnd(64, '0') } },
    sealed: { ...record, log: record.log.slice(0, 9), result: null, proof: seal },
  }
  for (const [name, file] of Object.entries(others)) writeFileSync(pathOf(name), matchText(GAMES['dodge-dice']!, file))
}

/** One roll has another icon, and the match still follows the rules to its end. */
function changed({ log }: MatchRecord): Pick<MatchRecord, 'log' | 'result'> {
  const { game, table } = tableFor('dodge-dice')
  for (const index of [...log.keys()].slice(log.length / 2)) {
    const replayed = Timeline.replay(
      game,
      table,
      log.map((entry, i) => (i === index ? otherIcon(entry) : entry)),
    )
    if (isOutcome(log[index]!) && replayed.ok && replayed.timeline.result)
      return { log: replayed.timeline.log, result: replayed.timeline.result }
  }
  throw new Error('every icon mattered')
}

function otherIcon(entry: Entry): Entry {
  if (!isOutcome<Kinds>(entry)) return entry
  const outcome = entry.outcome as { readonly icon: string }
  return { outcome: { ...outcome, icon: outcome.icon === 'minus' ? 'triple' : 'minus' } }
}

async function verdictOf(name: string) {
  const opened = await openMatch(JSON.parse(readFileSync(pathOf(name), 'utf8')), LIBRARY)
  if (!opened.ok) throw new Error(JSON.stringify(opened.fault))
  const { log } = opened.match.timeline
  return { verdict: verifyMatch(opened.match), log, rolls: log.filter((entry) => isOutcome(entry)).length }
}

describe('a match with a proof', () => {
  if (process.env.UPDATE_PROOFS) write()

  it.each(Object.keys(GAMES))('of %s is thrown again, roll for roll', async (id) => {
    const { verdict, rolls } = await verdictOf(id)
    expect(rolls).toBeGreaterThan(3)
    expect(verdict).toEqual({ kind: 'fair', rolls })
  })

  it('that was changed names the first wrong roll, what stands there and what fell', async () => {
    const [{ verdict, log }, { log: fallen }] = [await verdictOf('tampered'), await verdictOf('dodge-dice')]
    const index = log.findIndex((entry, i) => !same(entry, fallen[i]))
    const number = log.slice(0, index + 1).filter((entry) => isOutcome(entry)).length
    const [roll, expected] = [log, fallen].map((entries) => Object(entries[index]).outcome)
    expect(verdict).toEqual({ kind: 'tampered', index, number, roll, expected })
  })

  it.each(['false-commitment', 'sealed'])('may be %s', async (kind) => {
    expect((await verdictOf(kind)).verdict).toEqual({ kind })
  })
})
