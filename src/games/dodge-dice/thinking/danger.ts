import { throwCounts } from '../../../engine/chance.ts'
import { COLOURS, type Colour, DODGE_DICE, ICONS, PENALTY, SHARE, SIDES } from '../board.ts'

/** Points a player will take before the round ends, on average: `[0]` who holds the dice, then to the left. */
export type Danger = readonly number[]

/** By Dodge dice in play. */
type Dangers = readonly Danger[]

interface Dangerous {
  readonly colour: Readonly<Record<Colour, Dangers>>
  /** Before the round's colour is known. */
  readonly unknown: Danger
}

const ALL_SIDES = COLOURS.reduce((sum, colour) => sum + SIDES[colour], 0)
const STOP = 1 / ICONS.length
const GO_ON = 1 - STOP
/** What the last match costs its roller, in rounds' points; Stop is counted apart. */
const LAST_MATCH = (Object.values(SHARE).reduce((sum, share) => sum + share, 0) - SHARE.stop) / ICONS.length
const GIVE = 1 / ICONS.length

/** By number of players. */
const tables: Dangerous[] = []

/** The danger of a round in which everybody rolls, made once for each number of players. */
export function danger(players: number, colour: Colour | null, dice: number): Danger {
  const { colour: known, unknown } = tables[players] ?? remember(players)
  return colour ? known[colour][dice]! : unknown
}

function remember(players: number): Dangerous {
  const colour = { blue: dangers(players, 'blue'), green: dangers(players, 'green'), red: dangers(players, 'red') }
  const table: Dangerous = { colour, unknown: beforeColour(players, colour) }
  tables[players] = table
  return table
}

const beforeColour = (players: number, known: Dangerous['colour']): Danger =>
  seatsOf(players).map((place) =>
    COLOURS.reduce((sum, name) => sum + (SIDES[name] / ALL_SIDES) * known[name][DODGE_DICE]![place]!, 0),
  )

const seatsOf = (players: number): number[] => Array.from({ length: players }, (_, place) => place)

/** Fewer dice first: matching dice only leave play. */
function dangers(players: number, colour: Colour): Dangers {
  const given = seatsOf(players).map((place) => (place === 0 ? 0 : PENALTY[colour] / (players - 1)))
  const table: Danger[] = [given]
  for (let dice = 1; dice <= DODGE_DICE; dice++) table.push(dangerOf(players, colour, dice, table))
  return table
}

/** One roll, and then the next player's danger with the dice that are left; with no match, with as many as before. */
function dangerOf(players: number, colour: Colour, dice: number, fewer: Dangers): Danger {
  const matches = matchChances(dice, colour)
  const last = matches[dice]!
  const costs = seatsOf(players).map((place) => {
    const now = place === 0 ? STOP + last * LAST_MATCH : (last * GIVE) / (players - 1)
    return now * PENALTY[colour] + GO_ON * afterSomeMatch(matches, fewer, (place + players - 1) % players)
  })
  return roundTheTable(costs, GO_ON * matches[0]!)
}

function afterSomeMatch(matches: readonly number[], fewer: Dangers, place: number): number {
  let sum = 0
  for (let left = 1; left < fewer.length; left++) sum += matches[fewer.length - left]! * fewer[left]![place]!
  return sum
}

/** The chance of each number of matching dice. */
function matchChances(dice: number, colour: Colour): number[] {
  const { outcomes, weights, total } = throwCounts(dice, [ALL_SIDES - SIDES[colour], SIDES[colour]])
  const chances: number[] = []
  for (const [i, [, matching]] of outcomes.entries()) chances[matching!] = weights[i]! / total
  return chances
}

/** Solves danger[place] = costs[place] + again × danger[place − 1] round the table. */
function roundTheTable(costs: readonly number[], again: number): Danger {
  const players = costs.length
  let holder = 0
  for (let place = 1; place <= players; place++) holder = holder * again + costs[place % players]!
  const result = [holder / (1 - again ** players)]
  for (let place = 1; place < players; place++) result.push(costs[place]! + again * result[place - 1]!)
  return result
}
