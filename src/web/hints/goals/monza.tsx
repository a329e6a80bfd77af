import type { Colour } from '../../../engine/colour.ts'
import { Car } from '../../ui/Car.tsx'
import { Shape } from '../../ui/Shape.tsx'
import { Arrow, ColourDie, Flag, Placed, Scene } from './pieces.tsx'

const GRASS = 'var(--grass)'

const Lane = ({ colours, y }: { readonly colours: readonly Colour[]; readonly y: number }) =>
  colours.map((colour, i) => (
    <g key={colour} transform={`translate(${i * 40} ${y})`}>
      <path d="M0 0h40v38H0z" fill={`var(--${colour})`} stroke="#161316" strokeWidth="1.5" />
      <Shape colour={colour} x={20} y={19} size={18} />
    </g>
  ))

const ByColour = () => (
  <Scene ground={GRASS}>
    <Lane colours={['white', 'green', 'yellow', 'blue']} y={52} />
    <Placed x={20} y={71} size={0.4}>
      <Car colour="red" />
    </Placed>
    <ColourDie colour="green" x={60} y={22} />
    <ColourDie colour="yellow" x={100} y={22} />
    <Arrow d="M44 71H100" />
  </Scene>
)

const SentBack = () => (
  <Scene ground={GRASS}>
    <Lane colours={['yellow', 'white', 'blue', 'green']} y={52} />
    <Placed x={100} y={71} size={0.4}>
      <Car colour="red" />
    </Placed>
    <Placed x={20} y={71} size={0.4}>
      <Car colour="yellow" />
    </Placed>
    <Arrow d="M100 44C84 16 44 16 26 42" />
  </Scene>
)

const Goal = () => (
  <Scene ground={GRASS}>
    <Lane colours={['white', 'blue', 'red']} y={52} />
    <Placed x={62} y={71} size={0.4}>
      <Car colour="yellow" />
    </Placed>
    <Arrow d="M84 71h36" />
    <Flag x={124} y={90} />
  </Scene>
)

export const pictures = [ByColour, SentBack, Goal]
