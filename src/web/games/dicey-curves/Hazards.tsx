import { NONE } from '../../../games/dicey-curves/rules/deck.ts'
import type { View } from '../../../games/dicey-curves/state.ts'
import { cardName, spaceName } from '../../../games/dicey-curves/telling/say.ts'
import { useSay } from '../../words/words.tsx'
import { Cube } from './Cube.tsx'
import style from './Pieces.module.css'
import { onTable, spotOn } from './road.ts'
import { say as sentenceOf } from './tray.ts'
import type { World } from './world.ts'

interface PiecesProps {
  readonly view: View
  readonly world: World
}

/** What DANGER! puts on the track: cubes on spaces and at Gates, barrels, the repair shop. */
export function Hazards({ view, world }: PiecesProps) {
  const say = useSay()
  if (!view.danger) return null
  const { debris, gates, barrels, shop } = view.danger
  const name = (key: string, space: number, cubes = 1) =>
    say(sentenceOf(`piece.${key}`, { space: spaceName(view, space), cubes }))
  return (
    <g className={style.hazards}>
      {debris.map(({ space, cubes }) => {
        const { x, y } = world.spaces[space]!.spot
        return (
          <g key={space} role="img" aria-label={name('debris', space, cubes)} transform={`translate(${x} ${y})`}>
            {Array.from({ length: cubes }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cubes of a heap are all alike
              <Cube key={i} x={(i - (cubes - 1) / 2) * 6} y={i % 2 ? -1.5 : 1} />
            ))}
          </g>
        )
      })}
      {gates.map((gate) => (
        <GateCube key={gate} view={view} world={world} gate={gate} />
      ))}
      {barrels.map((space) => (
        <g key={space} role="img" aria-label={name('barrel', space)} transform={at(world, space)}>
          <Barrel />
        </g>
      ))}
      {shop !== NONE && <ShopBeside world={world} space={shop} label={name('shop', shop)} />}
    </g>
  )
}

function at({ spaces }: World, space: number): string {
  const { x, y } = spaces[space]!.spot
  return `translate(${x} ${y})`
}

/** The cube lies on the bar of its Gate. */
function GateCube({ view, world, gate }: PiecesProps & { readonly gate: number }) {
  const say = useSay()
  const card = world.cards.findLast(({ laid }) => laid.firstGate <= gate)!
  const mark = card.plan.gates[gate - card.laid.firstGate]!
  const { x, y } = onTable(card.laid, spotOn(card.plan.road, mark.part - 5.4 / card.plan.road.length, mark.right - 3))
  const label = say(sentenceOf('piece.gate-cube', { size: mark.size, card: cardName(view, card.index) }))
  return (
    <g role="img" aria-label={label} transform={`translate(${x} ${y}) scale(1.15)`}>
      <Cube />
    </g>
  )
}

export const Barrel = () => (
  <g>
    <ellipse cx="1" cy="1.4" rx="6.4" ry="6.4" fill="#000" opacity=".3" />
    <circle r="6.2" fill="#f26a1b" stroke="#3d1a05" strokeWidth=".8" />
    <circle r="4.4" fill="none" stroke="#fff6e6" strokeWidth="1.9" />
    <circle r="1.8" fill="#3d1a05" />
  </g>
)

/** A little garage at the side of the road, and a dotted way to its space. */
function ShopBeside({
  world,
  space,
  label,
}: {
  readonly world: World
  readonly space: number
  readonly label: string
}) {
  const { card, patch, spot } = world.spaces[space]!
  const { x, y } = onTable(card.laid, patch.beside)
  return (
    <g role="img" aria-label={label}>
      <path d={`M${x} ${y}L${spot.x} ${spot.y}`} className={style.pit} />
      <g transform={`translate(${x} ${y})`}>
        <Shop />
      </g>
    </g>
  )
}

export const Shop = () => (
  <g>
    <rect x="-6.3" y="-5.3" width="14" height="12.5" rx="1.5" fill="#000" opacity=".3" />
    <rect x="-7.2" y="-6.2" width="14.4" height="12.4" rx="1.5" fill="#fff6e6" stroke="#241c16" strokeWidth=".7" />
    <path d="M-8.2-2 0-8.5 8.2-2Z" fill="#1d6fb8" stroke="#241c16" strokeWidth=".7" strokeLinejoin="round" />
    <path
      d="M-3.4 4.6 1.2 0M.4-1.9A2.6 2.6 0 1 0 3.9 1.6L2.2 1.3 1.3.4 1-1.4"
      fill="none"
      stroke="#241c16"
      strokeWidth="1.5"
      strokeLinecap="round"
    />
  </g>
)
