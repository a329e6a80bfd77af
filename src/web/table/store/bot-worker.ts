import { Answerer, type Clock } from '../../../bots/answer.ts'
import { loreFor } from '../../../bots/levels.ts'
import type { Position } from '../../../lab/position.ts'
import type { DayReply, DayRequest, RiskReply, RiskRequest } from './thinker.ts'

/** A timer would rest for some milliseconds each time; a message to oneself comes as soon as others are read. */
function clock(): Clock {
  const { port1, port2 } = new MessageChannel()
  let due: (() => void)[] = []
  port1.onmessage = () => {
    const now = due
    due = []
    for (const work of now) work()
  }
  return {
    now: () => performance.now(),
    soon: (work) => {
      due.push(work)
      port2.postMessage(null)
    },
  }
}

const time = clock()

/** The games come later: a question that arrives while a worker still loads what it is made of is never heard. */
const games = import('../../../games/index.ts')

const mindOf = async (id: string, level: string) => {
  const manifest = (await games).MANIFESTS[id]!
  return { game: manifest.game, lore: await loreFor(level, manifest) }
}

/** What may come of moves, each by itself. */
async function weigh({ number, question }: RiskRequest): Promise<void> {
  const { game, view, seat, moves } = question
  const risks = await (await games).MANIFESTS[game]!.risks?.()
  self.postMessage({
    kind: 'risks',
    number,
    risks: moves.map((move) => risks?.of(view, seat, move) ?? []),
  } satisfies RiskReply)
}

/** How long a position is looked for before others have their turn, in milliseconds. */
const SLICE = 12

/** The position of a day. Bots are answered meanwhile. */
async function find({ number, question: { game, day } }: DayRequest): Promise<void> {
  const position = await found(game, day).catch(() => null)
  self.postMessage({ kind: 'day', number, position } satisfies DayReply)
}

async function found(id: string, day: string): Promise<Position | null> {
  const manifest = (await games).MANIFESTS[id]!
  const { positionOf } = await import('../../../lab/daily.ts')
  const [lore, guide] = await Promise.all([loreFor('champion', manifest), manifest.guide?.()])
  const search = positionOf(day, { game: manifest.game, lore, drives: guide?.drives ?? null })
  for (let due = time.now() + SLICE; ; ) {
    const step = search.next()
    if (step.done) return step.value
    if (time.now() < due) continue
    await new Promise<void>((resolve) => time.soon(resolve))
    due = time.now() + SLICE
  }
}

type Asked = { readonly kind: string }

function answered(data: Asked, take: (request: never) => void): void {
  if (data.kind === 'risks') void weigh(data as RiskRequest)
  else if (data.kind === 'day') void find(data as DayRequest)
  else take(data as never)
}

const page = {
  post: (reply: unknown) => self.postMessage(reply),
  listen: (take: (request: never) => void) => {
    self.onmessage = ({ data }: { readonly data: Asked }) => answered(data, take)
  },
}

new Answerer(page, mindOf, time)
