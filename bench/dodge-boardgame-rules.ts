// Dodge Dice as one would write it for boardgame.io.
import { below, type Random } from '../src/engine/random.ts'

interface Roll {
  penalty: number
  matches: number
  icon: number
}

export interface Table {
  scores: number[]
  chips: number[]
  centre: number
  penalty: number
  dodge: number
  tied: number[]
  stage: 'before' | 'after' | 'give'
  roll: Roll | null
}

interface Moving {
  G: Table
  ctx: { currentPlayer: string; numPlayers: number }
  events: { endTurn(next: { next: string }): void; endGame(result: { winner: number }): void }
  random: { D6(): number }
}

const POINTS = [10, 20, 40]
const colourOf = (die: number): number => (die <= 3 ? 0 : die <= 5 ? 1 : 2)

const left = ({ G, ctx }: Moving, seat: number): number => {
  const next = (seat + 1) % ctx.numPlayers
  return G.tied.length === 0 || G.tied.includes(next) ? next : left({ G, ctx } as Moving, next)
}

function passOn(moving: Moving): void {
  moving.G.stage = 'before'
  moving.G.roll = null
  moving.events.endTurn({ next: String(left(moving, Number(moving.ctx.currentPlayer))) })
}

function endRound(moving: Moving, collector: number, points: number): void {
  const { G, events } = moving
  G.scores[collector]! += points
  G.penalty = -1
  G.dodge = 8
  if (G.tied.length > 0 || G.scores.some((score) => score >= 100)) {
    const seats = G.tied.length > 0 ? [...G.tied] : [...G.scores.keys()]
    const best = Math.min(...seats.map((seat) => G.scores[seat]!))
    const lowest = seats.filter((seat) => G.scores[seat] === best)
    if (lowest.length === 1) return events.endGame({ winner: lowest[0]! })
    if (G.tied.length === 0) G.tied = lowest
  }
  passOn(moving)
}

function apply(moving: Moving, roll: Roll): void {
  const { G, ctx } = moving
  const seat = Number(ctx.currentPlayer)
  G.penalty = roll.penalty
  const points = POINTS[roll.penalty]!
  if (roll.icon === 1) return endRound(moving, seat, points)
  if (roll.icon === 2 && G.centre > 0) {
    G.centre--
    G.chips[seat]!++
  }
  G.dodge -= roll.matches
  if (G.dodge > 0) return passOn(moving)
  if (roll.icon === 6) G.stage = 'give'
  else endRound(moving, seat, points * [0, 0, 1, 2, 3, -1][roll.icon]!)
}

function rollDice({ G, random }: Moving): Roll {
  const penalty = G.penalty >= 0 ? G.penalty : colourOf(random.D6())
  let matches = 0
  for (let i = 0; i < G.dodge; i++) if (colourOf(random.D6()) === penalty) matches++
  return { penalty, matches, icon: random.D6() }
}

export const game = {
  name: 'dodge-dice',
  setup: ({ ctx }: { ctx: { numPlayers: number } }): Table => ({
    scores: Array(ctx.numPlayers).fill(0),
    chips: Array(ctx.numPlayers).fill(3),
    centre: 18 - 3 * ctx.numPlayers,
    penalty: -1,
    dodge: 8,
    tied: [],
    stage: 'before',
    roll: null,
  }),
  moves: {
    skip: (moving: Moving) => {
      moving.G.chips[Number(moving.ctx.currentPlayer)]!--
      moving.G.centre++
      passOn(moving)
    },
    roll: (moving: Moving) => {
      const roll = rollDice(moving)
      if (moving.G.chips[Number(moving.ctx.currentPlayer)]! < 2) return apply(moving, roll)
      moving.G.roll = roll
      moving.G.stage = 'after'
    },
    accept: (moving: Moving) => apply(moving, { ...moving.G.roll! }),
    ignore: (moving: Moving) => {
      moving.G.chips[Number(moving.ctx.currentPlayer)]! -= 2
      moving.G.centre += 2
      passOn(moving)
    },
    give: (moving: Moving, to: number) => endRound(moving, to, POINTS[moving.G.penalty]!),
  },
}

/** A move and what it is given, chosen at random. */
export function decided(G: Table, seat: number, random: Random): [string, ...number[]] {
  const coin = below(random, 2) === 0
  if (G.stage === 'before') return [G.chips[seat]! >= 1 && coin ? 'skip' : 'roll']
  if (G.stage === 'after') return [coin ? 'ignore' : 'accept']
  const others = [...G.scores.keys()].filter(
    (other) => other !== seat && (G.tied.length === 0 || G.tied.includes(other)),
  )
  return ['give', others[below(random, others.length)]!]
}
