import { Chip } from '../../ui/Chip.tsx'
import { ColourDie, Placed, Scene, Tag } from './pieces.tsx'

const Match = () => (
  <Scene>
    <ColourDie colour="blue" x={34} y={50} size={1.5} />
    <ColourDie colour="green" x={84} y={28} size={0.8} />
    <ColourDie colour="red" x={116} y={30} size={0.8} />
    <ColourDie colour="blue" x={98} y={72} size={0.8} turn={16} faded />
    <ColourDie colour="blue" x={136} y={72} size={0.8} turn={-12} faded />
  </Scene>
)

const Stop = () => (
  <Scene>
    <Placed x={56} y={50} size={0.62}>
      <rect x="-50" y="-50" width="100" height="100" rx="20" fill="#fff6e6" stroke="#161316" strokeWidth="3" />
      <path d="M-15-37H15L37-15V15L15 37H-15L-37 15V-15Z" fill="#c7380c" stroke="#161316" strokeWidth="4" />
      <path d="M-18-5H18V5H-18Z" fill="#fff6e6" />
    </Placed>
    <Tag x={122} y={50}>
      +20
    </Tag>
  </Scene>
)

const Fewest = () => (
  <Scene>
    <path d="M24 86V26h22v60zM70 86V62h22v24z" fill="#fff6e6" stroke="#161316" strokeWidth="1.5" />
    <Tag x={35} y={20}>
      100
    </Tag>
    <Tag x={81} y={44}>
      40
    </Tag>
    <path d="m76 76 4 5 8-11" fill="none" stroke="#0b6b4d" strokeWidth="4" strokeLinecap="round" />
    <Placed x={132} y={66} size={0.4}>
      <Chip />
    </Placed>
  </Scene>
)

export const pictures = [Match, Stop, Fewest]
