import { Answerer, type Clock } from '../../../bots/answer.ts'
import { MANIFESTS } from '../../../games/index.ts'

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

const mindOf = async (id: string) => {
  const { game, thinking } = MANIFESTS[id]!
  return { game, lore: await thinking() }
}

const page = {
  post: (reply: unknown) => self.postMessage(reply),
  listen: (take: (request: never) => void) => {
    self.onmessage = ({ data }) => take(data as never)
  },
}

new Answerer(page, mindOf, clock())
