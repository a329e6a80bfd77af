import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isOutcome, type Kinds } from '../engine/game.ts'
import { Timeline } from '../engine/timeline.ts'
import { LIBRARY } from '../games/index.ts'
import { openMatch } from '../protocol/match.ts'
import { recalledFrom } from './recalled.ts'

async function recorded(path: string): Promise<Timeline> {
  const file = new URL(`../../test/recorded/${path}.json`, import.meta.url)
  const opened = await openMatch(JSON.parse(readFileSync(file, 'utf8')), LIBRARY)
  if (!opened.ok) throw new Error(opened.fault.code)
  return opened.match.timeline
}

/** The same table after so many entries. */
function from(origin: Timeline, at: number): Timeline {
  const timeline = Timeline.begin(origin.game, origin.table)
  for (const entry of origin.log.slice(0, at)) timeline.append(entry)
  return timeline
}

const AT = 12

describe.each(['dodge-dice/fewest-seats', 'monza/fewest-seats'])('what fell in %s', (path) => {
  it('falls again for who plays the same', async () => {
    const origin = await recorded(path)
    const timeline = from(origin, AT)
    const recall = recalledFrom(origin, AT)
    for (const entry of origin.log.slice(AT)) timeline.append(isOutcome<Kinds>(entry) ? recall(timeline)! : entry)
    expect(timeline.log).toEqual(origin.log)
    expect(timeline.result).toEqual(origin.result)
  })

  it('falls for the hand that threw it, whatever others do, until nothing is left', async () => {
    const origin = await recorded(path)
    const timeline = from(origin, AT)
    const recall = recalledFrom(origin, AT)
    let recalled = 0
    while (timeline.result === null) {
      const { waiting, game } = timeline
      if (waiting.kind === 'seats') {
        const seat = waiting.seats[0]!
        timeline.append({ seat, action: game.legal(timeline.present, seat).at(-1)! })
        continue
      }
      const again = recall(timeline)
      if (again) recalled++
      const first = waiting.kind === 'chance' ? game.outcomes(waiting.chance).outcomes[0] : null
      expect(timeline.append(again ?? { outcome: first })).toBeNull()
    }
    expect(recalled).toBeGreaterThan(0)
  })
})

it('Where nobody throws, nothing is recalled', async () => {
  const origin = await recorded('dodge-dice/fewest-seats')
  expect(recalledFrom(origin, 0)(from(origin, origin.length))).toBeNull()
})
