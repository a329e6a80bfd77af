import type { Watcher } from '../../engine/game.ts'
import { seatsOf } from '../../protocol/live/standing.ts'
import { openMatch } from '../../protocol/match.ts'
import { type MatchRecord, readRecord } from '../../protocol/record.ts'
import type { Moment } from '../../table/seat-view.ts'
import { Witness } from '../../table/witness.ts'
import { boxOf, LIBRARY } from '../games/index.ts'
import type { Ears, Socket } from '../table/store/live/line.ts'
import { type Company, LiveTable } from '../table/store/live/live-table.ts'
import type { Stage } from '../table/store/live/seen-game.ts'
import { pace } from '../table/store/pace.ts'
import { CLOCK } from '../table/store/page-clock.ts'
import { beNewGuest, matchOf } from './api.ts'

const WORDS = 4

/** Text that nobody else can know; where a page is not served safely, browsers still have this. */
export const newSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(WORDS)), (word) => word.toString(36)).join('')

function dial(ears: Ears): Socket {
  const address = new URL('/live', window.location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const socket = new WebSocket(address)
  socket.onopen = () => ears.opened()
  socket.onmessage = ({ data }) => ears.heard(data)
  socket.onclose = () => ears.closed()
  return {
    send: (text) => socket.readyState === WebSocket.OPEN && socket.send(text),
    close: () => socket.close(),
  }
}

async function stageOf({ plan }: Company['head']): Promise<Stage | null> {
  const { game, rulesVersion, options, board, seats } = plan
  const drawn = board === undefined ? {} : { board }
  const read = await readRecord({ game, rulesVersion, options, seats, ...drawn }, LIBRARY)
  return read.ok ? { play: await boxOf(game)!.open(), table: read.value.table } : null
}

/** A game that is over has no secrets; it is shown again as the one who looks has seen it. */
async function finished(record: MatchRecord, { standing, guest }: Company): Promise<{ at(index: number): Moment }> {
  const opened = await openMatch(record, LIBRARY)
  if (!opened.ok) throw new Error(opened.fault.code)
  const [own] = seatsOf(standing, guest)
  const watcher: Watcher = own ?? null
  const witness = new Witness(opened.match.timeline, watcher)
  return { at: (index) => ({ view: witness.view(index + 1), fall: witness.fall(index + 1) }) }
}

const known = new Map<string, LiveTable>()

/** The table of this code, one for all that this page shows of it. */
export function liveTable(code: string): LiveTable {
  const table = known.get(code) ?? newTable(code)
  known.set(code, table)
  return table
}

const newTable = (code: string): LiveTable =>
  new LiveTable({
    ...{ table: code, clock: CLOCK, dial, stage: stageOf, finished },
    newId: newSecret,
    introduce: async () => void (await beNewGuest()),
    now: () => performance.now(),
    dice: () => pace.dice(),
    record: ({ code: own }) => matchOf(own),
  })
