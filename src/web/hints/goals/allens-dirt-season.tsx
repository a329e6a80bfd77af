import { COLOURS } from '../../../engine/colour.ts'
import { SprintCar } from '../../games/allens-dirt/SprintCar.tsx'
import { Placed, Scene, Tag } from './pieces.tsx'

const DIRT = '#a8784c'

const Field = () => (
  <Scene ground={DIRT}>
    {Array.from({ length: 12 }, (_, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a driver is a number
      <Placed key={i} x={26 + (i % 4) * 37} y={24 + Math.floor(i / 4) * 28} size={0.3} faded={i >= 8}>
        <SprintCar colour={COLOURS[i % COLOURS.length]!} number={i + 1} striped={i >= COLOURS.length} />
      </Placed>
    ))}
  </Scene>
)

const Points = () => (
  <Scene ground={DIRT}>
    {[4, 3, 2, 1].map((points, place) => (
      <g key={points}>
        <Placed x={112 - place * 28} y={16 + place * 23} size={0.3}>
          <SprintCar colour={COLOURS[place]!} number={place + 1} />
        </Placed>
        <Tag x={138 - place * 28} y={16 + place * 23}>
          {points}
        </Tag>
      </g>
    ))}
  </Scene>
)

const Champion = () => (
  <Scene ground={DIRT}>
    <path
      d="M60 18h40v8h14c0 18-8 24-17 26-3 7-8 10-11 11v10h12v9H62v-9h12V63c-3-1-8-4-11-11-9-2-17-8-17-26h14zm0 14h-7c1 7 4 9 8 11zm40 0v11c4-2 7-4 8-11z"
      fill="#ffd500"
      stroke="#161316"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </Scene>
)

export const pictures = [Field, Points, Champion]
