import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { numberOf, type Sitter } from '../../../engine/sitter.ts'
import { manifest } from '../../../games/allens-dirt/index.ts'
import type { AllensDirt, View } from '../../../games/allens-dirt/state.ts'
import { PipFace } from '../../ui/PipFace.tsx'
import { type BoardProps, type Fact, inJapanese, type Play } from '../play.ts'
import { factOf } from './facts.ts'
import { RaceBoard } from './RaceBoard.tsx'
import { orderOf } from './race.ts'
import { FRAME_RULES } from './rules.ts'
import { liveriesOf, SeatPlate } from './SprintCar.tsx'
import { thrown, tray } from './tray.ts'
import { weigh } from './weigh.ts'
import { WORDS } from './words.ts'

function Board({ sitters, ...race }: BoardProps<AllensDirt>) {
  const names = sitters.map(({ name }) => name)
  return <RaceBoard {...race} names={names} liveries={liveriesOf(sitters)} />
}

const facts = (view: View, seat: Seat, sitters: readonly Sitter[]): Fact[] => [
  factOf(view, seat, numberOf(sitters, seat)),
]

export const play: Play<AllensDirt> = {
  ...manifest,
  Board,
  tray,
  thrown,
  Face: PipFace,
  offersWholeMoves: true,
  facts,
  order: (view) => (view.grid.length > 0 ? orderOf(view) : null),
  Sign: SeatPlate,
  rule: (view) => FRAME_RULES[top(view).kind],
  weigh,
  tale: async () => (await import('./tale.ts')).tale,
  hints: () => import('./hints.ts'),
  words: WORDS,
  japanese: () => inJapanese(manifest, import('./words.ja.ts')),
}
