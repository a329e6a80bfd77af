import { Suspense, useRef } from 'react'
import { top } from '../../../engine/frames.ts'
import type { Sitter } from '../../../engine/sitter.ts'
import { manifest } from '../../../games/dicey-curves/index.ts'
import { NONE } from '../../../games/dicey-curves/rules/deck.ts'
import { ownerOf } from '../../../games/dicey-curves/rules/race.ts'
import type { Car, DiceyCurves, View } from '../../../games/dicey-curves/state.ts'
import { useSize } from '../../ui/useSize.ts'
import { useSay } from '../../words/words.tsx'
import { type BoardProps, inJapanese, type Play } from '../play.ts'
import style from './Board.module.css'
import { Face } from './Face.tsx'
import { facts } from './facts.tsx'
import { isClaimed, joined } from './in-bar.ts'
import { Ahead, Cars, Fan, GateLines, GoButton, Hazards, Panel, Spotlight } from './lazily.ts'
import { costs, movableCars } from './selection.ts'
import { Track } from './Track.tsx'
import { say as sentenceOf, thrown, tray } from './tray.ts'
import { useGround, useRace } from './useRace.ts'
import { WORDS } from './words.ts'
import type { World } from './world.ts'

/** The table top with the growing track, and below it what the one who decides can do. */
function Board(props: BoardProps<DiceyCurves>) {
  const { view, sitters, choices, onAction } = props
  const say = useSay()
  const map = useRef<HTMLDivElement>(null)
  const room = useSize(map)
  const race = useRace(props, room.height)
  const { world, frame, car, picks, onPick } = race
  const onGround = useGround(world, frame.kind === 'drive' && choices.length > 0, onAction)
  const pieces = (
    <Suspense fallback={null}>
      {view.danger && <Hazards view={view} world={world} />}
      <Cars
        view={view}
        world={world}
        sitters={sitters}
        lit={car}
        names={carNames(view, choices, say)}
        onCar={(one) => onPick({ car: one, power: false })}
      />
    </Suspense>
  )
  return (
    <div className={style.board}>
      <div ref={map} className={style.map}>
        {room.width > 0 && (
          <Track
            world={world}
            firstCard={view.table.options.clearing ? view.rear : 0}
            room={room}
            focus={race.focus}
            label={say(sentenceOf('board.track', { cards: view.laid.length }))}
            targets={race.targets}
            dots={dotsOf(view, world, sitters)}
            onGround={onGround}
            pieces={pieces}
          />
        )}
        <Suspense fallback={null}>
          {car !== null && <Ahead view={view} car={car} />}
          {frame.kind === 'turn' && choices.length > 0 && <GateLines view={view} frame={frame} car={car} />}
          {frame.kind === 'turn' && choices.length > 0 && !picks.handOpen && (
            <GoButton {...race} view={view} frame={frame} sitters={sitters} choices={choices} onAction={race.act} />
          )}
          {view.danger && <Spotlight view={view} sitters={sitters} />}
          {view.danger?.hand && <Fan view={view} sitters={sitters} choices={choices} race={race} />}
        </Suspense>
      </div>
      {!isPlacing(view) && (
        <Suspense fallback={<div className={style.waiting} />}>
          <Panel
            view={view}
            sitters={sitters}
            choices={choices}
            tray={props.tray}
            rolling={props.rolling}
            race={race}
            onRule={props.onRule}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Before the race there is nothing to build, and each space of Start wants room for a finger. */
const isPlacing = ({ frames }: View): boolean => frames.some(({ kind }) => kind === 'place')

/** Cars that can be driven now, and what that costs. */
function carNames(view: View, choices: BoardProps<DiceyCurves>['choices'], say: ReturnType<typeof useSay>) {
  return new Map<Car, string>(
    movableCars(view, choices).map((car) => {
      const chips = costs(view, car, false).length
      return [car, say(sentenceOf(chips > 0 ? 'car.choose-for' : 'car.choose', { chips }))]
    }),
  )
}

const dotsOf = (view: View, world: World, sitters: readonly Sitter[]) =>
  view.cars.flatMap((space, car) =>
    space === NONE ? [] : [{ key: car, spot: world.spaces[space]!.spot, colour: sitters[ownerOf(view, car)]!.colour }],
  )

const RULES: Readonly<Record<string, string>> = {
  starter: 'DC-8a',
  opening: 'DC-4',
  place: 'DC-6',
  card: 'DC-10',
  swap: 'DX-5',
  refill: 'DX-4',
  window: 'DX-3a',
  relocate: 'DX-12b',
  roll: 'DC-20',
  turn: 'DC-24',
  drive: 'DC-31',
  repair: 'DX-24',
  over: 'DC-62',
}

/** Passes and draws are many and say little; what changes the race is worth a longer look. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ pass: 0, keep: 0, draws: 0, 'draws-hidden': 0, end: 0, step: 0.4 },
  ...{ move: 2, play: 2, takes: 3, coming: 3, finish: 4, wins: 5 },
}

export const play: Play<DiceyCurves> = {
  ...manifest,
  holdsDice: true,
  offersWholeMoves: true,
  claims: isClaimed,
  joined,
  stresses: (choices) => choices.every(({ action }) => action.kind !== 'move'),
  Board,
  tray,
  thrown,
  Face,
  facts,
  weigh: (key) => WEIGHTS[key.slice(key.lastIndexOf('.') + 1)] ?? 1,
  hasWord: ({ danger }) => danger !== null,
  isHit: ({ frames }, seat) =>
    frames.some((frame) => frame.kind === 'window' && frame.hits.some(({ on }) => on === seat)),
  rule: (view) => RULES[top(view).kind] ?? null,
  tale: async () => (await import('./tale.ts')).tale,
  hints: () => import('./hints.ts'),
  words: WORDS,
  japanese: () => inJapanese(manifest, import('./words.ja.ts')),
}
