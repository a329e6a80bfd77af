import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { numberOf, type Sitter } from '../../../engine/sitter.ts'
import { manifest } from '../../../games/allens-dirt/index.ts'
import { lapsOf } from '../../../games/allens-dirt/rules/order.ts'
import type { AllensDirt, View } from '../../../games/allens-dirt/state.ts'
import { PipFace } from '../../ui/PipFace.tsx'
import { type BoardProps, type Fact, inJapanese, type Play } from '../play.ts'
import { RaceBoard } from './RaceBoard.tsx'
import { orderOf } from './race.ts'
import { FRAME_RULES } from './rules.ts'
import { liveriesOf, SeatPlate } from './SprintCar.tsx'
import { say } from './say.ts'
import { thrown, tray } from './tray.ts'
import { weigh } from './weigh.ts'
import { WORDS } from './words.ts'

function Board({ view, sitters, choices, active, onAction }: BoardProps<AllensDirt>) {
  const names = sitters.map(({ name }) => name)
  return <RaceBoard {...{ view, choices, active, onAction, names }} liveries={liveriesOf(sitters)} />
}

/** The number; place and laps are told by the timing strip, and here to those who listen. */
function facts(view: View, seat: Seat, sitters: readonly Sitter[]): Fact[] {
  const number = numberOf(sitters, seat)
  const place = view.grid.length > 0 ? orderOf(view).indexOf(seat) + 1 : 0
  return [
    {
      id: 'place',
      short: say('fact.short', { place }),
      meaning: say('fact', { number, place, laps: lapsOf(view, seat) }),
      rule: 'AD-4',
    },
  ]
}

export const play: Play<AllensDirt> = {
  ...manifest,
  Board,
  tray,
  thrown,
  Face: PipFace,
  facts,
  Sign: SeatPlate,
  rule: (view) => FRAME_RULES[top(view).kind],
  weigh,
  tale: async () => (await import('./tale.ts')).tale,
  hints: () => import('./hints.ts'),
  words: WORDS,
  japanese: () => inJapanese(manifest, import('./words.ja.ts')),
}
