import { ownerOf } from '../../../games/dicey-curves/rules/race.ts'
import type { Action, Car } from '../../../games/dicey-curves/state.ts'
import { carName } from '../../../games/dicey-curves/telling/say.ts'
import { ChipSign } from '../../ui/Chip.tsx'
import { RuleButton } from '../../ui/RuleButton.tsx'
import { useList, useSay } from '../../words/words.tsx'
import type { BuilderProps } from './building.ts'
import style from './Panel.module.css'
import type { Picks } from './picks.ts'
import { actionsOf, costs, movableCars } from './selection.ts'
import { rerollOf } from './suggest.ts'
import { CarSign } from './ToyCar.tsx'
import { say as sentenceOf } from './tray.ts'

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
export function Others({ view, choices, sitters, car, onPick }: BuilderProps) {
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
export function Price({ chips }: { readonly chips: number }) {
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

interface ToolProps extends Pick<BuilderProps, 'onRule'> {
  readonly tool: ToolKind
  readonly name: string
  /** The paragraph that says what it does. */
  readonly rule: string
  readonly isOn: boolean
  readonly onClick: () => void
}

/** What a chip can do, and beside it how that works. */
function Tool({ tool, name, rule, isOn, onClick, onRule }: ToolProps) {
  const say = useSay()
  return (
    <span className={style.explained}>
      <button type="button" className={style.tool} data-rove data-tool={tool} aria-pressed={isOn} onClick={onClick}>
        {name}
        <Price chips={1} />
        <span className="unseen">{say(sentenceOf('build.chips', { chips: 1 }))}</span>
      </button>
      <RuleButton id={rule} about={name} onRule={onRule} />
    </span>
  )
}

/** The cars at hand, and what chips can do. */
export function Tools(props: BuilderProps) {
  const { view, sitters, choices, picked, car, picks, onPick, onAction, onRule } = props
  const say = useSay()
  const reroll = rerollOf(choices, picked)
  const offered = toolsOf(props)
  const toggle = (tool: NonNullable<Picks['tool']>) => () => onPick({ tool: picks.tool === tool ? null : tool })
  const onClick = (tool: ToolKind) => {
    if (tool === 'power') return () => onPick({ power: !picks.power })
    return tool === 'reroll' && reroll ? () => onAction(reroll) : toggle(tool)
  }
  return (
    <div className={style.tools} data-row>
      {ownCars(props).map((one) => (
        <CarButton key={one} car={one} view={view} sitters={sitters} isPicked={one === car} onPick={onPick} />
      ))}
      {offered.map(({ tool, word, rule }) => (
        <Tool
          key={tool}
          tool={tool}
          name={say(sentenceOf(`build.${word}`, { dice: picked.length }))}
          rule={rule}
          isOn={tool === 'power' ? picks.power : picks.tool === tool}
          onClick={onClick(tool)}
          onRule={onRule}
        />
      ))}
    </div>
  )
}

type ToolKind = NonNullable<Picks['tool']> | 'power'

interface Offered {
  readonly tool: ToolKind
  readonly word: string
  readonly rule: string
  readonly isOffered: boolean
}

/** DC-21, DC-22, DC-41, DC-42, DC-43 What chips can do now. */
function toolsOf(props: BuilderProps): Offered[] {
  const { view, choices, car } = props
  const has = (kind: Action['kind']) => choices.some(({ action }) => action.kind === kind)
  const powers = actionsOf(choices, 'move').some((move) => move.power && move.car === car)
  const others = movableCars(view, choices).length > ownCars(props).length
  const tools: Offered[] = [
    { tool: 'power', word: 'power', rule: 'DC-43', isOffered: powers },
    { tool: 'reroll', word: 'reroll', rule: 'DC-22', isOffered: has('reroll') },
    { tool: 'green', word: has('change') ? 'set' : 'add', rule: 'DC-21', isOffered: has('add') || has('change') },
    { tool: 'juke', word: 'juke', rule: 'DC-42', isOffered: has('juke') },
    { tool: 'control', word: 'control', rule: 'DC-41', isOffered: others },
  ]
  return tools.filter(({ isOffered }) => isOffered)
}

const ownCars = ({ view, choices, car }: BuilderProps): Car[] =>
  movableCars(view, choices).filter((one) => one === car || !costs(view, one, false).includes('control'))
