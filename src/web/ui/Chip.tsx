/** A chip seen from above, around the origin, of radius 50. Drawn inside an SVG. */
export function Chip() {
  return (
    <g>
      <circle r="48" fill="#2b2622" stroke="#fff6e6" strokeWidth="3" />
      <circle r="41" fill="none" stroke="#fff6e6" strokeWidth="13" strokeDasharray="21.470 21.470" />
      <circle r="31" fill="#c7380c" stroke="#fff6e6" strokeWidth="3" />
      <path d="M-14-13 2 0-14 13ZM4-13 20 0 4 13Z" fill="#fff6e6" />
    </g>
  )
}

/** A chip beside words. */
export const ChipSign = () => (
  <svg viewBox="-50 -50 100 100" width="1.1em" height="1.1em" aria-hidden="true">
    <Chip />
  </svg>
)
