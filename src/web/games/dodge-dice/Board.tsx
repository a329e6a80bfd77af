import { top } from '../../../engine/frames.ts'
import type { Seat } from '../../../engine/game.ts'
import { manifest } from '../../../games/dodge-dice/index.ts'
import type { Action, DodgeDice, View } from '../../../games/dodge-dice/state.ts'
import { ChipSign } from '../../ui/Chip.tsx'
import { type BoardProps, type Fact, inJapanese, type Play } from '../play.ts'
import style from './Board.module.css'
import { Face } from './Face.tsx'
import { Pot } from './Pot.tsx'
import { say, thrown, tray } from './tray.ts'
import { Wall } from './Wall.tsx'
import { WORDS } from './words.ts'

/** How far everybody is from the wall, and the chips in the centre. */
function Board({ view, sitters, choices, active, onAction, onRule }: BoardProps<DodgeDice>) {
  return (
    <div className={style.board}>
      <Wall view={view} sitters={sitters} active={active} choices={choices} onAction={onAction} />
      <Pot view={view} onRule={onRule} />
    </div>
  )
}

/** Two tyres of the wall: what points lead to. */
const WallSign = () => (
  <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
    <g fill="#c7380c" stroke="currentColor" strokeWidth="3">
      <circle cx="12" cy="6.500" r="4.500" />
      <circle cx="12" cy="17.500" r="4.500" />
    </g>
  </svg>
)

const facts = (view: View, seat: Seat): Fact[] => [
  {
    id: 'score',
    short: String(view.scores[seat]),
    meaning: say('fact.score', { points: view.scores[seat]! }),
    picture: <WallSign />,
    rule: 'DD-11',
  },
  {
    id: 'chips',
    short: String(view.chips[seat]),
    meaning: say('fact.chips', { chips: view.chips[seat]! }),
    picture: <ChipSign />,
    rule: 'DD-8',
  },
]

const target = (action: Action): Seat | null => (action.kind === 'give' ? action.to : null)

const RULES = {
  'before-roll': 'DD-8',
  roll: 'DD-5',
  'after-roll': 'DD-9',
  give: 'DD-7',
  starter: 'DD-3',
  over: 'DD-12',
}

/** What decides is looked at longer than what leads there. */
const WEIGHTS: Readonly<Record<string, number>> = {
  left: 0,
  skip: 2,
  accept: 2,
  ignore: 3,
  scores: 4,
  loses: 4,
  gives: 4,
  wins: 5,
}

export const play: Play<DodgeDice> = {
  ...manifest,
  diceFirst: { goal: say('board.goal') },
  rolls: ({ kind }) => kind === 'roll',
  Board,
  tray,
  thrown,
  Face,
  facts,
  target,
  rule: (view) => RULES[top(view).kind],
  weigh: (key) => WEIGHTS[key.slice(key.lastIndexOf('.') + 1)] ?? 1,
  tale: async () => (await import('./tale.ts')).tale,
  hints: () => import('./hints.ts'),
  words: WORDS,
  japanese: () => inJapanese(manifest, import('./words.ja.ts')),
}
