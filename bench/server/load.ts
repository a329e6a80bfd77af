// The load generator, a process of its own: plays as many matches at once as it is told, and says how fast it was answered.
import { constants, setPriority } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { bareOpening } from './bare-match.ts'
import { boardgameOpening } from './boardgame-match.ts'
import type { Match, Opening } from './match.ts'
import { paddockOpening } from './paddock-match.ts'
import { type Done, Run, type Work } from './run.ts'

export type ToLoad =
  | { readonly kind: 'open'; readonly server: string; readonly port: number }
  /** So many matches are open then, none of them over. */
  | { readonly kind: 'stock'; readonly matches: number }
  /** The same, and all of them are new. */
  | { readonly kind: 'renew'; readonly matches: number }
  | { readonly kind: 'play'; readonly work: Work }

const OPENINGS: Readonly<Record<string, (port: number) => Opening>> = {
  paddock: paddockOpening,
  season: (port) => paddockOpening(port, 'allens-dirt-season'),
  bare: bareOpening,
  boardgame: boardgameOpening,
}
const OPENED_AT_ONCE = 20

let opening: Opening
let matches: Match[] = []

async function stock(count: number, stays: (match: Match) => boolean = ({ isOver }) => !isOver): Promise<void> {
  for (const match of matches) if (!stays(match)) match.close()
  matches = matches.filter(stays)
  let missing = count - matches.length
  const openSome = async () => {
    while (missing-- > 0) matches.push(await opening())
  }
  await Promise.all(Array.from({ length: OPENED_AT_ONCE }, openSome))
}

/** Long enough for a collection to be reported before the run that it is no part of. */
const REPORTED = 50

async function play(work: Work): Promise<Done> {
  globalThis.gc?.()
  await setTimeout(REPORTED)
  return new Run(matches, work).done
}

const follow = (order: ToLoad): unknown => {
  switch (order.kind) {
    case 'open':
      opening = OPENINGS[order.server]!(order.port)
      return null
    case 'stock':
      return stock(order.matches)
    case 'renew':
      return stock(order.matches, () => false)
    case 'play':
      return play(order.work)
  }
}

/** Whoever measures comes before who is measured, as if it had a machine of its own; not everybody may. */
function comeFirst(): void {
  try {
    setPriority(constants.priority.PRIORITY_HIGHEST)
  } catch {
    console.warn('The load generator has no precedence: what it waits for a processor counts as the server’s time.')
  }
}

comeFirst()
process.on('message', async (order: ToLoad) => process.send!((await follow(order)) ?? null))
process.on('disconnect', () => process.exit())
