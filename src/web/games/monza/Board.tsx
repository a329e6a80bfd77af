import { useMemo, useRef } from 'react'
import type { WholeMove } from '../../../engine/ends.ts'
import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import { COLOURS, isGoal, type Spot, START } from '../../../games/monza/board.ts'
import { manifest } from '../../../games/monza/index.ts'
import type { Monza, View } from '../../../games/monza/state.ts'
import type { Choice } from '../../../table/seat-view.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PanZoom } from '../../ui/PanZoom.tsx'
import { useSize } from '../../ui/useSize.ts'
import { useSay } from '../../words/words.tsx'
import { markScale } from '../chances.ts'
import { areaAround } from '../plane.ts'
import { type BoardProps, type Fact, inJapanese, type Play } from '../play.ts'
import { Ahead } from './Ahead.tsx'
import style from './Board.module.css'
import { Cars } from './Cars.tsx'
import { Face } from './Face.tsx'
import { ovalOf } from './geometry.ts'
import { goalsOf, progressOf, squaresOf, standOf } from './places.ts'
import { reachOf } from './reach.ts'
import { Scenery } from './Scenery.tsx'
import { Squares } from './Squares.tsx'
import { say as sentenceOf, thrown, tray } from './tray.ts'
import { WORDS } from './words.ts'

const NOWHERE = { passed: new Set<Spot>(), ends: new Set<Spot>() }

/** Below this height the squares of the whole circuit are too small to read. */
const TOO_SMALL = 220

/** The circuit, as large as the room allows. */
function Board({ view, sitters, choices, wholeMoves, active, onAction, onDrive }: BoardProps<Monza>) {
  const say = useSay()
  const place = useRef<HTMLDivElement>(null)
  const { width, height } = useSize(place)
  const { board } = view.table
  const oval = useMemo(() => ovalOf(board.length, board.lanes.length, width / height || 1), [board, width, height])
  const places = useMemo(() => [...squaresOf(board, oval), ...goalsOf(board, oval)], [board, oval])
  const bySpot = useMemo(() => new Map(places.map((square) => [square.spot, square])), [places])
  const seat = choices[0]?.seat
  const reach = useMemo(() => (seat === undefined ? NOWHERE : reachOf(view, seat)), [view, seat])
  const stand = active === null ? null : standOf(view.cars[active]!, active, bySpot, oval)
  const ahead = [...reach.passed, ...reach.ends].map((spot) => bySpot.get(spot)!.middle)
  const focus = stand && areaAround([stand, ...ahead], oval.lane * 1.6)
  return (
    <div ref={place} className={style.board}>
      {width > 0 && (
        <PanZoom
          whole={oval.whole}
          focus={focus}
          startsClose={height < TOO_SMALL}
          label={say(sentenceOf('board.track'))}
        >
          <Scenery oval={oval} board={board} />
          <Squares
            places={places}
            reach={reach}
            choices={stepsIn(choices)}
            ends={endsIn(wholeMoves)}
            onAction={onAction}
            onDrive={onDrive}
            scale={markScale(Math.min(width / oval.whole.width, height / oval.whole.height))}
          />
          <Cars view={view} sitters={sitters} active={active} places={bySpot} oval={oval} />
        </PanZoom>
      )}
      {active !== null && <Ahead view={view} seat={active} ends={reach.ends} />}
    </div>
  )
}

/** The choice that leads to each spot. */
const stepsIn = (choices: readonly Choice<Monza>[]): ReadonlyMap<Spot, Choice<Monza>> =>
  new Map(choices.flatMap((choice) => (choice.action.kind === 'step' ? [[choice.action.to, choice] as const] : [])))

/** The whole move that ends on each spot. */
const endsIn = (wholeMoves: readonly WholeMove<Monza>[]): ReadonlyMap<Spot, WholeMove<Monza>> =>
  new Map(
    wholeMoves.flatMap((move) => {
      const last = move.actions.at(-1)
      return last?.kind === 'step' ? [[last.to, move] as const] : []
    }),
  )

function facts(view: View, seat: Seat): Fact[] {
  const { board } = view.table
  const spot = view.cars[seat]!
  const position = progressOf(board, spot)
  const kind = spot === START ? 'start' : isGoal(spot) ? 'goal' : 'progress'
  return [
    {
      id: 'progress',
      short: `${position}/${board.length}`,
      meaning: sentenceOf(`fact.${kind}`, { position, length: board.length }),
      picture: <Icon name="flag" size="1em" />,
      rule: 'MZ-10',
    },
  ]
}

const RULES = { car: 'MZ-1a', starter: 'MZ-2', roll: 'MZ-3', move: 'MZ-9', bonus: 'MZ-12', over: 'MZ-11' }

/** MZ-1a Whoever has chosen a car is known by its colour. */
const painted = ({ colours }: View, sitters: readonly Sitter[]): readonly Sitter[] =>
  sitters.map((sitter, seat) => ({ ...sitter, colour: COLOURS[colours[seat] ?? -1] ?? sitter.colour }))

/** What decides is looked at longer than what leads there. */
const WEIGHTS: Readonly<Record<string, number>> = {
  stuck: 3,
  drive: 2,
  home: 3,
  pushed: 3,
  'bonus-step': 2,
  wins: 5,
  shared: 5,
}

export const play: Play<Monza> = {
  ...manifest,
  painted,
  offersWholeMoves: true,
  Board,
  tray,
  thrown,
  Face,
  facts,
  rule: (view) => RULES[top(view).kind],
  weigh: (key) => WEIGHTS[key.slice(key.lastIndexOf('.') + 1)] ?? 1,
  tale: async () => (await import('./tale.ts')).tale,
  hints: () => import('./hints.ts'),
  words: WORDS,
  japanese: () => inJapanese(manifest, import('./words.ja.ts')),
}
