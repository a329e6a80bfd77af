import type { Page } from '@playwright/test'
import { isOutcome, type Kinds, type Seat } from '../../src/engine/game.ts'
import type { Timeline } from '../../src/engine/timeline.ts'
import { LIBRARY } from '../../src/games/index.ts'
import { openMatch } from '../../src/protocol/match.ts'
import { keptTables, moment } from '../../test/e2e/paddock.ts'

/** The match of the only table as the page keeps it, when all that is shown of it is kept. */
export async function matchOn(page: Page): Promise<Timeline> {
  for (;;) {
    const [table] = await keptTables(page)
    if (table && table.log.length === (await moment(page))) return played(table.record, table.log)
  }
}

async function played(record: object, log: readonly object[]): Promise<Timeline> {
  const opened = await openMatch({ ...record, log }, LIBRARY)
  if (!opened.ok) throw new Error(`the table cannot be read: ${JSON.stringify(opened.fault)}`)
  return opened.match.timeline
}

/** How many turns each seat had, one after another's. Where silence is an answer everybody may act: that is nobody's turn. */
export function turnsIn(timeline: Timeline): number[] {
  const turns = Array.from({ length: timeline.table.seats }, () => 0)
  let last: Seat | null = null
  for (const [index, entry] of timeline.log.entries()) {
    if (isOutcome<Kinds>(entry) || entry.seat === last || isWindow(timeline, index)) continue
    turns[entry.seat]!++
    last = entry.seat
  }
  return turns
}

const isWindow = (timeline: Timeline, index: number): boolean =>
  timeline.game.silence(timeline.game.view(timeline.before(index), null)) !== null
