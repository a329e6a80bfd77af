import type { Entry, Game, Table } from '../../../../engine/game.ts'
import { seeded } from '../../../../engine/random.ts'
import type { Sitter } from '../../../../engine/sitter.ts'
import { Timeline } from '../../../../engine/timeline.ts'
import type { Match } from '../../../../protocol/match.ts'
import { FakeClock, ToldBots, tableFor } from '../../../../table/testing/fixtures.ts'
import type { Trouble } from '../../../browser/trouble.ts'
import type { Play } from '../../../games/play.ts'
import { News } from '../../../shelf/news.ts'
import { Shelf } from '../../../shelf/shelf.ts'
import type { TableHead } from '../../../shelf/table-head.ts'
import { Disk, TrialStore, windows } from '../../../shelf/testing/trial-store.ts'
import { LocalTable } from '../local-table.ts'

const ID = 'a'

interface Wish {
  readonly game: Game
  readonly sitters: readonly Sitter[]
  readonly log?: readonly Entry[]
  readonly options?: object
  readonly pause?: Play['pause']
}

/** A browser with one table in it, which any number of tabs may open. */
export async function browserWith({ game, sitters, log = [], options = {}, pause }: Wish) {
  const disk = new Disk()
  const channel = windows()
  const table = tableFor(game, sitters.length, options)
  const head = headOf(game, table, sitters)
  await new Shelf(new TrialStore(disk), new News(channel())).create(head, log)

  /** Opens the table in a tab as the page does. */
  async function tab(bots = new ToldBots(), trouble: Trouble | null = null) {
    const store = new TrialStore(disk)
    const shelf = new Shelf(store, new News(channel()))
    const clock = new FakeClock()
    const reread = async () => {
      const found = await shelf.read(ID)
      return typeof found === 'string' ? found : { head: found.head, match: matchOf(game, table, found) }
    }
    const found = await reread()
    if (typeof found === 'string') throw new Error(found)
    const failed: (() => void)[] = []
    const local = new LocalTable({
      ...{ ...found, shelf, clock, reread, trouble },
      play: { game, thrown: () => null, ...(pause ? { pause } : {}) } as unknown as Play,
      pace: {
        ...{ tempo: () => 1, left: () => PACE, dice: () => 0, pause: () => PACE, look: () => 0 },
        skips: () => false,
      },
      actsForMe: () => false,
      drives: () => null,
      dice: (index) => seeded(1, index),
      bots: (onFailure) => {
        failed.push(onFailure)
        return bots
      },
    })
    return { local, shelf, store, clock, bots, fail: () => failed[0]!() }
  }

  return { disk, tab, kept: () => disk.log(ID), head: () => headIn(disk), remove: () => disk.rows.delete(ID) }
}

/** How long others take before they act. */
export const PACE = 100

const headOf = (game: Game, table: Table<object>, seats: readonly Sitter[]): TableHead => ({
  ...{ id: ID, begun: 1, touched: 1, isOver: false, length: 0, revision: 5 },
  record: { game: game.id, rulesVersion: game.rulesVersion, options: table.options, seats },
})

const headIn = (disk: Disk): TableHead | undefined => (disk.rows.get(ID) as { head: TableHead } | undefined)?.head

/** The log of a kept table may be anything: one that cannot be played is a fault of the test's own. */
function matchOf(game: Game, table: Table<object>, found: { head: TableHead; log: readonly unknown[] }): Match {
  const replayed = Timeline.replay(game, table, found.log as readonly Entry[])
  if (!replayed.ok) throw new Error(`entry ${replayed.index}: ${replayed.refusal.rule}`)
  return {
    playable: { game } as Match['playable'],
    head: found.head.record as Match['head'],
    timeline: replayed.timeline,
  }
}
