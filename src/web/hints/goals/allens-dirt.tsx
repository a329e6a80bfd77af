import { SprintCar } from '../../games/allens-dirt/SprintCar.tsx'
import { Arrow, Flag, PipDie, Placed, Scene } from './pieces.tsx'

const DIRT = '#a8784c'

const Roll = () => (
  <Scene ground={DIRT}>
    <PipDie side={3} x={58} y={26} />
    <PipDie side={4} x={98} y={26} />
    <Placed x={28} y={72} size={0.5}>
      <SprintCar colour="blue" number={7} />
    </Placed>
    <Arrow d="M60 72h80" />
  </Scene>
)

const Contact = () => (
  <Scene ground={DIRT}>
    <PipDie side={5} x={44} y={24} size={0.9} />
    <PipDie side={2} x={110} y={24} size={0.9} />
    <Placed x={50} y={70} size={0.5}>
      <SprintCar colour="blue" number={7} />
    </Placed>
    <Placed x={108} y={72} size={0.5} turn={24}>
      <SprintCar colour="yellow" number={2} angle={24} />
    </Placed>
    <path d="m78 54 4 10 10-4-4 10 10 4-10 4 3 10-9-5-6 8-2-10" fill="#ffd500" stroke="#161316" strokeWidth="1.5" />
  </Scene>
)

const Finish = () => (
  <Scene ground={DIRT}>
    <Placed x={76} y={66} size={0.6}>
      <SprintCar colour="blue" number={7} />
    </Placed>
    <Flag x={118} y={84} />
  </Scene>
)

export const pictures = [Roll, Contact, Finish]
