import type { ReactNode } from 'react'
import type { Sitter } from '../../../engine/sitter.ts'
import { countedSize } from '../../../games/dicey-curves/rules/moving.ts'
import { ownerOf } from '../../../games/dicey-curves/rules/race.ts'
import type { Action, Car, FrameOf, Move, View } from '../../../games/dicey-curves/state.ts'
import { carName } from '../../../games/dicey-curves/telling/say.ts'
import { Button } from '../../ui/Button.tsx'
import { ChipSign } from '../../ui/Chip.tsx'
import { useList, useSay } from '../../words/words.tsx'
import { letterOf } from './letter.ts'
import style from './Panel.module.css'
import type { OnPick, Picks } from './picks.ts'
import { actionsOf, type Choices, costs, type Die, movableCars, same, valuesOf } from './selection.ts'
import { changesOf, combosOf, diceFor, rerollOf, suggested } from './suggest.ts'
import { CarSign } from './ToyCar.tsx'
import { say as sentenceOf } from './tray.ts'

export interface BuilderProps {
  readonly view: View
  readonly frame: FrameOf<'turn'>
  readonly sitters: readonly Sitter[]
  readonly choices: Choices
  readonly dice: readonly Die[]
  readonly picked: readonly Die[]
  readonly car: Car | null
  readonly picks: Picks
  /** The legal move that the picks add up to. */
  readonly move: Move | null
  readonly onPick: OnPick
  readonly onAction: (action: Action) => void
}

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
function Combos({ frame, choices, dice, picked, car, picks, move, onPick }: BuilderProps) {
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
            </button>
          </li>
        )
      })}
      {all.length === 0 && (
        <li className={style.note}>{say(sentenceOf(picked.length > 0 ? 'build.no-combo' : 'build.none'))}</li>
      )}
    </ul>
  )
}

const LONG = 4

/** Many dice of one value are said shortly. */
const shortly = (combo: readonly number[]): string =>
  combo.length > LONG && combo[0] === combo[1] ? `${combo[0]}\u2009×\u2009${combo.length}` : combo.join('\u2009')

interface CarButtonProps extends Pick<BuilderProps, 'view' | 'sitters' | 'onPick'> {
  readonly car: Car
  readonly isPicked: boolean
}

function CarButton({ view, sitters, car, isPicked, onPick }: CarButtonProps) {
  const say = useSay()
  const list = useList('narrow')
  const paid = costs(view, car, false)
  return (
    <button
      type="button"
      className={style.car}
      data-rove
      aria-pressed={isPicked}
      aria-label={list([carName(car), ...paid.map((cost) => sentenceOf(`build.${cost}`))].map(say))}
      onClick={() => onPick({ car, power: false, tool: null })}
    >
      <CarSign colour={sitters[ownerOf(view, car)]!.colour} car={car} />
      <Price chips={paid.length} />
    </button>
  )
}

/** Other players' cars, to be driven for a chip. */
function Others({ view, choices, sitters, car, onPick }: BuilderProps) {
  const say = useSay()
  const others = movableCars(view, choices).filter((one) => costs(view, one, false).includes('control'))
  return (
    <div className={style.question}>
      <span>{say(sentenceOf('build.control-whose'))}</span>
      {others.map((one) => (
        <CarButton key={one} car={one} view={view} sitters={sitters} isPicked={one === car} onPick={onPick} />
      ))}
    </div>
  )
}

/** As many chips as something costs. */
function Price({ chips }: { readonly chips: number }) {
  if (chips === 0) return null
  return (
    <span className={style.price} aria-hidden="true">
      {Array.from({ length: chips }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: chips are all alike
        <ChipSign key={i} />
      ))}
    </span>
  )
}

interface ToolProps {
  readonly chips: number
  readonly isOn?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Tool({ chips, isOn, onClick, children }: ToolProps) {
  const say = useSay()
  return (
    <button type="button" className={style.tool} data-rove aria-pressed={isOn} onClick={onClick}>
      {children}
      <Price chips={chips} />
      <span className="unseen">{say(sentenceOf('build.chips', { chips }))}</span>
    </button>
  )
}

/** The cars at hand, and what chips can do. */
function Tools({ view, sitters, choices, picked, car, picks, onPick, onAction }: BuilderProps) {
  const say = useSay()
  const reroll = rerollOf(choices, picked)
  const has = (kind: Action['kind']) => choices.some(({ action }) => action.kind === kind)
  const cars = movableCars(view, choices)
  const own = cars.filter((one) => one === car || !costs(view, one, false).includes('control'))
  const toggle = (tool: NonNullable<Picks['tool']>) => () => onPick({ tool: picks.tool === tool ? null : tool })
  return (
    <div className={style.tools} data-row>
      {own.map((one) => (
        <CarButton key={one} car={one} view={view} sitters={sitters} isPicked={one === car} onPick={onPick} />
      ))}
      {actionsOf(choices, 'move').some((move) => move.power && move.car === car) && (
        <Tool isOn={picks.power} chips={1} onClick={() => onPick({ power: !picks.power })}>
          {say(sentenceOf('build.power'))}
        </Tool>
      )}
      {has('reroll') && (
        <Tool chips={1} isOn={picks.tool === 'reroll'} onClick={reroll ? () => onAction(reroll) : toggle('reroll')}>
          {say(sentenceOf('build.reroll', { dice: picked.length }))}
        </Tool>
      )}
      {(has('add') || has('change')) && (
        <Tool chips={1} isOn={picks.tool === 'green'} onClick={toggle('green')}>
          {say(sentenceOf(has('change') ? 'build.set' : 'build.add'))}
        </Tool>
      )}
      {has('juke') && (
        <Tool chips={1} isOn={picks.tool === 'juke'} onClick={toggle('juke')}>
          {say(sentenceOf('build.juke'))}
        </Tool>
      )}
      {cars.length > own.length && (
        <Tool chips={1} isOn={picks.tool === 'control'} onClick={toggle('control')}>
          {say(sentenceOf('build.control'))}
        </Tool>
      )}
    </div>
  )
}

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
export function GoButton({ view, frame, picked, car, picks, move, onAction }: BuilderProps) {
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
