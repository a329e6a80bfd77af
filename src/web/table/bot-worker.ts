import { Answerer, type Clock } from '../../bots/answer.ts'
import { EVALUATIONS } from '../../games/evaluations.ts'
import { GAMES } from '../../games/index.ts'
import { REFLEXES } from '../../games/reflexes.ts'

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

const mindOf = async (id: string) => ({
  game: GAMES[id]!,
  lore: { evaluate: EVALUATIONS[id]!, reflex: REFLEXES[id] ?? null },
})

const page = {
  post: (reply: unknown) => self.postMessage(reply),
  listen: (take: (request: never) => void) => {
    self.onmessage = ({ data }) => take(data as never)
  },
}

new Answerer(page, mindOf, clock())
