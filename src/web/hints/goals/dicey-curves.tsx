import { ToyCar } from '../../games/dicey-curves/ToyCar.tsx'
import { Arrow, Flag, PipDie, Placed, Scene } from './pieces.tsx'

const WOOD = '#d9ad74'

const Road = ({ gate }: { readonly gate?: boolean }) => (
  <>
    <path d="M0 50h160v44H0z" fill="#57525a" />
    <path d="M0 50h160M0 94h160" stroke="#fff6e6" strokeWidth="3" />
    <path d="M0 72h160" stroke="#fff6e6" strokeWidth="2" strokeDasharray="10 8" />
    {gate && <path d="M96 50v44" stroke="#ffd500" strokeWidth="7" />}
  </>
)

const Racer = ({
  x,
  y,
  colour,
  letter,
}: {
  readonly x: number
  readonly y: number
  readonly colour: 'red' | 'yellow'
  readonly letter: string
}) => (
  <Placed x={x} y={y} turn={90} size={1.6}>
    <ToyCar colour={colour} letter={letter} angle={90} />
  </Placed>
)

const Combo = () => (
  <Scene ground={WOOD}>
    <Road />
    <PipDie side={4} x={40} y={24} size={0.9} />
    <PipDie side={4} x={74} y={24} size={0.9} />
    <PipDie side={4} x={108} y={24} size={0.9} />
    <Racer x={24} y={83} colour="red" letter="A" />
    <Arrow d="M48 83h76" />
  </Scene>
)

const Gate = () => (
  <Scene ground={WOOD}>
    <Road gate />
    <PipDie side={2} x={78} y={24} size={0.9} />
    <PipDie side={3} x={112} y={24} size={0.9} />
    <Racer x={66} y={83} colour="red" letter="A" />
    <Racer x={28} y={61} colour="yellow" letter="B" />
    <Arrow d="M88 83h44" />
  </Scene>
)

const Finish = () => (
  <Scene ground={WOOD}>
    <Road />
    <Racer x={92} y={83} colour="red" letter="A" />
    <Racer x={40} y={61} colour="yellow" letter="B" />
    <Flag x={122} y={92} />
  </Scene>
)

export const pictures = [Combo, Gate, Finish]
