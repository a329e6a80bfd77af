const AT: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [29, 24],
    [71, 24],
    [29, 50],
    [71, 50],
    [29, 76],
    [71, 76],
  ],
}

/** One side of a white or a green die, in a box of 100. Green dice have square pips. */
export function Face({ side }: { readonly side: string | null }) {
  if (side === null) return <Unrolled />
  const [colour, value] = side.split('-') as [string, string]
  const isGreen = colour === 'green'
  return (
    <>
      {isGreen && <rect width="100" height="100" fill="#1c8a4c" />}
      {AT[value]!.map(([x, y]) =>
        isGreen ? (
          <rect key={`${x} ${y}`} x={x - 9} y={y - 9} width="18" height="18" rx="3" fill="#fffdf0" />
        ) : (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="10" fill="#241c16" />
        ),
      )}
    </>
  )
}

const Unrolled = () => (
  <g fill="#cdbb9b">
    {AT[5]!.map(([x, y]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r="8" />
    ))}
  </g>
)
