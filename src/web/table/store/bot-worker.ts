import { Answerer, type Clock } from '../../../bots/answer.ts'
import { loreFor } from '../../../bots/levels.ts'
import type { RiskReply, RiskRequest } from './thinker.ts'

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

const page = {
  post: (reply: unknown) => self.postMessage(reply),
  listen: (take: (request: never) => void) => {
    self.onmessage = ({ data }: { readonly data: { readonly kind: string } }) =>
      void (data.kind === 'risks' ? weigh(data as RiskRequest) : take(data as never))
  },
}

new Answerer(page, mindOf, clock())
