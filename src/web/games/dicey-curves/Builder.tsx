import { countedSize } from '../../../games/dicey-curves/rules/moving.ts'
import type { Move } from '../../../games/dicey-curves/state.ts'
import { Button } from '../../ui/Button.tsx'
import { RuleButton } from '../../ui/RuleButton.tsx'
import { useSay } from '../../words/words.tsx'
import { ChanceTag } from '../ChanceMark.tsx'
import type { BuilderProps } from './building.ts'
import { letterOf } from './letter.ts'
import style from './Panel.module.css'
import { actionsOf, costs, same, valuesOf } from './selection.ts'
import { changesOf, combosOf, diceFor, suggested } from './suggest.ts'
import { Others, Price, Tools } from './Tools.tsx'
import { say as sentenceOf } from './tray.ts'

/** Everything a turn offers once the dice lie: Combos, cars, chips. All of it is picked from the legal actions. */
export function Builder(props: BuilderProps) {
  return (
    <>
      {props.picks.tool === null && <Combos {...props} />}
      <Tools {...props} />
      {props.picks.tool === 'reroll' && props.picked.length === 0 && <RerollNote />}
      {props.picks.tool === 'green' && <GreenDie {...props} />}
      {props.picks.tool === 'juke' && <Jukes {...props} />}
      {props.picks.tool === 'control' && <Others {...props} />}
    </>
  )
}

/** Once a whole Combo is picked, another one is a tap away; until then only what the picked dice can become is shown. */
const isCombo = (move: Move | null): boolean => move !== null && move.dice.length > 1

/** Suggested Combos: their size and values. */
function Combos({ frame, choices, dice, picked, car, picks, move, onPick, onRule }: BuilderProps) {
  const say = useSay()
  const begun = isCombo(move) ? [] : picked
  const all = suggested(combosOf(choices, begun, car, picks.power))
  if (dice.length === 0) return null
  return (
    <ul className={style.combos} data-row aria-label={say(sentenceOf('build.combos'))}>
      {all.map((combo) => {
        const isPicked = same(combo, valuesOf(picked))
        const key = combo.length > 1 ? 'build.combo' : 'build.single'
        return (
          <li key={combo.join()}>
            <button
              type="button"
              className={style.combo}
              data-rove
              data-combo={combo.join('')}
              aria-pressed={isPicked}
              aria-label={say(sentenceOf(key, { size: combo.length, dice: combo.join(' ') }))}
              onClick={() =>
                onPick({ dice: isPicked ? [] : diceFor(combo, dice, begun).map(({ id }) => id), tool: null })
              }
            >
              <b>{countedSize(combo, frame.boost)}</b> {shortly(combo)}
              <ChanceTag moves={movesWith(choices, combo, car)} />
            </button>
          </li>
        )
      })}
      {all.length === 0 && (
        <li className={style.note}>{say(sentenceOf(picked.length > 0 ? 'build.no-combo' : 'build.none'))}</li>
      )}
      <li className={style.rule}>
        <RuleButton id="DC-24" about={say(sentenceOf('build.combos'))} onRule={onRule} />
      </li>
    </ul>
  )
}

/** The moves of a car with these values, whatever else is paid. */
const movesWith = (choices: BuilderProps['choices'], combo: readonly number[], car: BuilderProps['car']): Move[][] =>
  actionsOf(choices, 'move')
    .filter((move) => move.car === car && same(move.dice, combo))
    .map((move) => [move])

const LONG = 4

/** Many dice of one value are said shortly. */
const shortly = (combo: readonly number[]): string =>
  combo.length > LONG && combo[0] === combo[1] ? `${combo[0]}\u2009×\u2009${combo.length}` : combo.join('\u2009')

function RerollNote() {
  const say = useSay()
  return <p className={style.note}>{say(sentenceOf('build.reroll-pick'))}</p>
}

/** The value of a new green die, or the new value of the picked one. */
function GreenDie({ choices, picked, onAction }: BuilderProps) {
  const say = useSay()
  const adds = actionsOf(choices, 'add').map((action) => ({ action, value: action.value }))
  const sets = changesOf(choices, picked).map((action) => ({ action, value: action.to }))
  const values = adds.length > 0 ? adds : sets
  const key = adds.length > 0 ? 'add-as' : sets.length > 0 ? 'set-to' : 'set-pick'
  return (
    <div className={style.question}>
      <span>{say(sentenceOf(`build.${key}`))}</span>
      {values.map(({ action, value }) => (
        <button
          key={value}
          type="button"
          className={style.value}
          data-rove
          data-value={value}
          aria-label={say(sentenceOf('die.green', { value }))}
          onClick={() => onAction(action)}
        >
          {value}
        </button>
      ))}
    </div>
  )
}

function Jukes({ choices, onAction }: BuilderProps) {
  const say = useSay()
  return (
    <div className={style.question}>
      <span>{say(sentenceOf('build.juke-who'))}</span>
      {actionsOf(choices, 'juke').map((action) => (
        <button
          key={action.cars.join()}
          type="button"
          className={style.tool}
          data-rove
          onClick={() => onAction(action)}
        >
          {action.cars.map(letterOf).join(' ⇄ ')}
        </button>
      ))}
    </div>
  )
}

/** Begins the drive; with dice that make no legal move it asks the rules why. */
export function GoButton({ view, frame, picked, car, picks, move, onAction }: Omit<BuilderProps, 'onRule'>) {
  const say = useSay()
  if (picked.length === 0 || car === null) return null
  const dice = picked.map(({ value }) => value).sort((a, b) => a - b)
  if (!move)
    return (
      <Button
        data-rove
        data-why
        className={style.go}
        onClick={() => onAction({ kind: 'move', car, dice, power: picks.power })}
      >
        {say(sentenceOf('build.why'))}
      </Button>
    )
  const paid = costs(view, car, move.power)
  const steps = countedSize(dice, frame.boost)
  return (
    <Button look="main" data-rove data-go className={style.go} onClick={() => onAction(move)}>
      {say(sentenceOf('build.go', { letter: letterOf(car), steps }))}
      {paid.length > 0 && (
        <span className={style.paid}>
          <Price chips={paid.length} />
          {paid.map((cost) => say(sentenceOf(`build.${cost}`))).join(' + ')}
        </span>
      )}
    </Button>
  )
}
