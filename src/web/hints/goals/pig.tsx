import { Flag, PipDie, Scene, Tag } from './pieces.tsx'

const More = () => (
  <Scene>
    <PipDie side={4} x={34} y={50} />
    <PipDie side={6} x={74} y={50} />
    <Tag x={126} y={50}>
      10
    </Tag>
  </Scene>
)

const One = () => (
  <Scene>
    <PipDie side={1} x={52} y={50} size={1.5} />
    <Tag x={116} y={50}>
      0
    </Tag>
  </Scene>
)

const Goal = () => (
  <Scene>
    <Tag x={56} y={50}>
      100
    </Tag>
    <Flag x={100} y={76} />
  </Scene>
)

export const pictures = [More, One, Goal]
