import type { Kinds } from '../../../engine/game.ts'
import type { Manifest, Plain } from '../../../games/manifest.ts'
import { Icon } from '../../ui/Icon.tsx'
import { PipFace } from '../../ui/PipFace.tsx'
import { type BoardProps, inJapanese, type Play } from '../play.ts'
import style from './Board.module.css'
import { Race } from './Race.tsx'
import { Stake } from './Stake.tsx'
import { say } from './say.ts'
import { thrown, tray } from './tray.ts'
import { WORDS } from './words.ts'

/** How far everybody is on the way to the goal, and what this turn may bring. */
const boardOf = (plain: Plain) =>
  function Board({ view, sitters, active, onRule }: BoardProps) {
    return (
      <div className={style.board}>
        <Race plain={plain} view={view} sitters={sitters} active={active} />
        <Stake plain={plain} view={view} onRule={onRule} />
      </div>
    )
  }

const factsOf =
  ({ scores, rules }: Plain): Play['facts'] =>
  (view, seat) => {
    const points = scores(view)[seat]!
    const picture = <Icon name="flag" size="1em" />
    return [{ id: 'score', short: String(points), meaning: say('fact.score', { points }), picture, rule: rules.goal }]
  }

const ruleOf = ({ stake, rules }: Plain, view: Kinds['view']): string => (stake(view) > 0 ? rules.stake : rules.dice)

const NO_HINTS = { hintsOf: () => [] }

/** A board for a game that brings none, made of what its manifest tells. */
export const playOf = (manifest: Manifest, plain: Plain): Play => ({
  ...manifest,
  Board: boardOf(plain),
  tray: (view, fall) => tray(plain, view, fall),
  thrown: (fall) => thrown(plain, fall),
  Face: PipFace,
  facts: factsOf(plain),
  rule: (view) => ruleOf(plain, view),
  tale: async () => (await import('./tale.ts')).taleOf(plain),
  hints: async () => NO_HINTS,
  words: WORDS,
  japanese: () => inJapanese(manifest, import('./words.ja.ts')),
})
