import { cubesOn } from '../../../games/dicey-curves/rules/hazards.ts'
import type { DiceyCurves } from '../../../games/dicey-curves/state.ts'
import { spaceName } from '../../../games/dicey-curves/telling/say.ts'
import { Button } from '../../ui/Button.tsx'
import { useSay } from '../../words/words.tsx'
import type { BoardProps } from '../play.ts'
import { Aim, Hand, HandFan } from './Hand.tsx'
import style from './Panel.module.css'
import type { Race } from './race.ts'
import { actionsOf } from './selection.ts'
import { canSuperSize, isDangerTime } from './suggest.ts'
import { say as sentenceOf } from './tray.ts'

// The parts of the board that come with DANGER!

interface DangerProps extends Pick<BoardProps<DiceyCurves>, 'view' | 'sitters' | 'choices'> {
  readonly race: Race
}

/** The own cards, and where the picked one goes. */
export function HandPart({ view, sitters, choices, race, onRule }: DangerProps & Pick<BoardProps, 'onRule'>) {
  const say = useSay()
  const { picks, onPick, uses, act } = race
  const aimed = uses.findIndex(({ action }) => JSON.stringify(action) === picks.aimed)
  return (
    <>
      <Hand
        view={view}
        choices={choices}
        picked={picks.danger}
        onPick={(danger) => onPick({ danger, aimed: null })}
        onRule={onRule}
      />
      {uses.length > 0 && (
        <Aim
          view={view}
          sitters={sitters}
          uses={uses}
          aimed={aimed < 0 ? null : aimed}
          onAim={(use) => onPick({ aimed: JSON.stringify(uses[use]!.action) })}
          onPlay={({ action }) => {
            act(action)
            onPick(null)
          }}
        />
      )}
      {picks.handOpen && (
        <Button look="quiet" data-rove onClick={() => onPick(null)}>
          {say(sentenceOf('build.back'))}
        </Button>
      )}
    </>
  )
}

/** Which laid barrels are moved. */
export function Barrels({ choices, race }: DangerProps) {
  const say = useSay()
  const options = actionsOf(choices, 'relocate')
  const { barrels } = race.picks
  const count = options[0]?.barrels.length ?? 0
  const chosen = options.find((option) => option.barrels.join() === barrels.join())
  if (count === 0) return null
  return (
    <div className={style.question}>
      <span>{say(sentenceOf('hand.barrels', { count }))}</span>
      <Button look="main" data-rove disabled={!chosen} onClick={() => chosen && race.act(chosen)}>
        {say(sentenceOf('hand.move-barrels', { count }))}
      </Button>
    </div>
  )
}

/** The own cards at the edge of the table, while something else is going on. */
export function Fan({ view, choices, race: { picks, onPick } }: DangerProps) {
  const hand = view.danger?.hand ?? []
  if (hand.length === 0 || isDangerTime(view) || picks.handOpen) return null
  return <HandFan hand={hand} isLit={canSuperSize(choices)} onOpen={() => onPick({ handOpen: true })} />
}

/** Cubes on the next space: take them, or pay to pass by. */
export function Fork({ view, choices, race }: DangerProps) {
  const say = useSay()
  const space = race.picks.fork!
  const cubes = cubesOn(view, space)
  return (
    <div className={style.question}>
      <span>{say(sentenceOf('step.cubes', { cubes, space: spaceName(view, space) }))}</span>
      {actionsOf(choices, 'step')
        .filter(({ to }) => to === space)
        .map((action) => (
          <Button key={String(action.avoid)} data-rove onClick={() => race.act(action)}>
            {say(sentenceOf(action.avoid ? 'step.avoid' : 'step.take', { cubes }))}
          </Button>
        ))}
    </div>
  )
}
