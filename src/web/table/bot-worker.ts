import { botOf, isLevel } from '../../bots/levels.ts'
import type { Kinds, Table } from '../../engine/game.ts'
import { sfc32 } from '../../engine/random.ts'
import { freeze } from '../../engine/values.ts'
import { MANIFESTS } from '../../games/index.ts'
import type { Answer, Question } from './bots.ts'

const NEVER = () => false

const tables = new Map<string, Table<object>>()

/** The same table object for every question about it: what bots work out for a board is kept by the board's identity. */
function keptTable(table: Table<object>): Table<object> {
  const key = JSON.stringify(table)
  const known = tables.get(key)
  if (known) return known
  tables.set(key, freeze(table))
  return table
}

/** The page ends the whole worker when it no longer wants an answer, so a bot need not ask whether to stop. */
async function answered({ number, game: id, level, view: sent, seat, legal, seed }: Question): Promise<Answer> {
  const { game, thinking } = MANIFESTS[id]!
  const { evaluate, reflex } = await thinking()
  const received = sent as Kinds['view']
  const view = { ...received, table: keptTable(received.table) }
  const [a, b, c, d] = seed as [number, number, number, number]
  const bot = botOf<Kinds>(isLevel(level) ? level : 'random', evaluate, reflex ?? undefined)
  const action = bot({
    game,
    view,
    seat,
    legal: legal as Kinds['action'][],
    random: sfc32(a, b, c, d),
    stop: NEVER,
  })
  return { number, action }
}

// The page hears of an error in here, but not of a promise that fails.
self.onmessage = ({ data }: MessageEvent<Question>) =>
  answered(data).then((answer) => self.postMessage(answer), self.reportError)
