const LOW = 26
const MID = 50
const FAR = 74

const CORNERS = [
  [LOW, LOW],
  [FAR, FAR],
] as const
const OTHERS = [
  [FAR, LOW],
  [LOW, FAR],
] as const
const CENTRE = [[MID, MID]] as const
const SIDES = [
  [LOW, MID],
  [FAR, MID],
] as const

const PIPS: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: CENTRE,
  2: CORNERS,
  3: [...CORNERS, ...CENTRE],
  4: [...CORNERS, ...OTHERS],
  5: [...CORNERS, ...OTHERS, ...CENTRE],
  6: [...CORNERS, ...OTHERS, ...SIDES],
}

/** One side of a plain die, in a box of 100. */
export function PipFace({ side }: { readonly side: string | null }) {
  if (side === null) return PIPS[5]!.map(([x, y]) => <circle key={`${x} ${y}`} cx={x} cy={y} r="9" fill="#d8c7a6" />)
  return (
    <>
      <rect width="100" height="100" fill="#fff3df" />
      {PIPS[side]!.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10.500" fill={side === '1' ? '#b23c06' : '#2a2019'} />
      ))}
    </>
  )
}
