import { useEffect, useMemo, useState } from 'react'
import { isOutcome, type Kinds } from '../../engine/game.ts'
import { same } from '../../engine/values.ts'
import { Die } from '../ui/Die.tsx'
import { useSay, useStory, useWords } from '../words/words.tsx'
import { type Chooser, chanceAt, chooserAt, wordsFor } from './outcomes.ts'
import type { Reel } from './reel.ts'
import style from './WhatIfDialog.module.css'

type Outcome = Kinds['outcome']

interface OutcomeChooserProps {
  readonly reel: Reel
  /** The entry that falls otherwise. */
  readonly index: number
  /** Null while what is chosen cannot fall. */
  readonly onOutcome: (outcome: Outcome | null) => void
}

/** Lets somebody say what falls; begins with what fell. */
export function OutcomeChooser({ reel, index, onOutcome }: OutcomeChooserProps) {
  const words = useWords()
  const story = useStory()
  const chooser = useMemo(() => chooserAt(reel, index, chanceAt(reel, index)!), [reel, index])
  const [outcome, setOutcome] = useState<Outcome | null>(() => fallenAt(reel, index))
  // biome-ignore lint/correctness/useExhaustiveDependencies: tells what is chosen, whoever listens
  useEffect(() => onOutcome(outcome), [outcome])
  const comes =
    outcome === null
      ? words('web.what-if.impossible')
      : words('web.what-if.comes', { what: story(wordsFor(reel, index, outcome)) })
  return (
    <fieldset className={style.chooser}>
      <legend>{words('web.what-if.outcome')}</legend>
      {chooser.kind === 'dice' ? (
        <Dice reel={reel} chooser={chooser} first={outcome} onOutcome={setOutcome} />
      ) : (
        <List reel={reel} index={index} outcomes={chooser.outcomes} first={outcome} onOutcome={setOutcome} />
      )}
      <p className={style.comes} role="status">
        {comes}
      </p>
    </fieldset>
  )
}

function fallenAt({ play, match: { timeline } }: Reel, index: number): Outcome {
  const entry = timeline.log[index]
  if (entry && isOutcome<Kinds>(entry)) return entry.outcome
  const waiting = play.game.waiting(timeline.before(index))
  return waiting.kind === 'chance' ? play.game.outcomes(waiting.chance).outcomes[0]! : null
}

interface DiceProps {
  readonly reel: Reel
  readonly chooser: Extract<Chooser, { readonly kind: 'dice' }>
  readonly first: Outcome
  readonly onOutcome: (outcome: Outcome | null) => void
}

/** Each die is a list of its sides. */
function Dice({ reel, chooser, first, onOutcome }: DiceProps) {
  const say = useSay()
  const words = useWords()
  const [up, setUp] = useState(() => chooser.up(first))
  const turn = (die: number, side: string) => {
    const next = up.map((before, i) => (i === die ? side : before))
    setUp(next)
    onOutcome(chooser.find(next))
  }
  return (
    <div className={style.dice}>
      {chooser.dice.map(({ id, sides }, i) => (
        <label key={id} className={style.die} data-turn={up[i]}>
          <Die sides={[up[i]!]} rolling={false} look="plain" place={i} Face={reel.play.Face} />
          <span className="unseen">{words('web.what-if.die', { number: i + 1 })}</span>
          <select value={up[i]!} onChange={({ target }) => turn(i, target.value)}>
            {sides.map(({ side, name }) => (
              <option key={side} value={side}>
                {say(name)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}

interface ListProps extends Pick<DiceProps, 'reel' | 'first' | 'onOutcome'> {
  readonly index: number
  readonly outcomes: readonly Outcome[]
}

function List({ reel, index, outcomes, first, onOutcome }: ListProps) {
  const story = useStory()
  const words = useWords()
  const [chosen, setChosen] = useState(() => outcomes.findIndex((outcome) => same(outcome, first)))
  const told = useMemo(() => outcomes.map((outcome) => wordsFor(reel, index, outcome)), [reel, index, outcomes])
  const choose = (place: number) => {
    setChosen(place)
    onOutcome(outcomes[place]!)
  }
  return (
    <label className={style.list}>
      <span className="unseen">{words('web.what-if.outcome')}</span>
      <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
        {told.map((sentences, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <option key={place} value={place}>
            {story(sentences)}
          </option>
        ))}
      </select>
    </label>
  )
}
