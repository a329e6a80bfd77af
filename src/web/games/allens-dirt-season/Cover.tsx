import { Plate, SprintCar } from '../allens-dirt/SprintCar.tsx'

const TOWER = [
  ['yellow', 8],
  ['white', 5],
  ['red', 1],
  ['green', 9],
] as const

/** The scoring tower over the track, and the champion before it. */
export function Cover() {
  return (
    <svg viewBox="0 0 480 250" aria-hidden="true">
      <defs>
        <linearGradient id="season-dusk" x2="0" y2="1">
          <stop offset="0" stopColor="#2a1c33" />
          <stop offset=".55" stopColor="#a5482a" />
          <stop offset=".7" stopColor="#e9a24e" />
        </linearGradient>
      </defs>
      <path d="M0 0h480v250H0z" fill="url(#season-dusk)" />
      <path d="M0 150h480v14H0z" fill="#efe2c8" />
      <path d="M0 157h480" stroke="#b23c06" strokeWidth="7" strokeDasharray="50 34" />
      <path d="M0 164h480v86H0z" fill="#7a5230" />
      <path d="M0 196c160-14 320-10 480 6v48H0Z" fill="#8f6238" />
      <path d="M58 168V14h92v154" fill="#1d1710" stroke="#0d0a08" strokeWidth="4" />
      {TOWER.map(([colour, number], i) => (
        <g key={number} transform={`translate(66 ${22 + i * 36})`}>
          <text y="25" fontSize="24" fontWeight="800" fill="#ffc52e" fontFamily="var(--display)">
            {i + 1}
          </text>
          <g transform="translate(34 0) scale(1.050)">
            <Plate colour={colour} number={number} />
          </g>
        </g>
      ))}
      <ellipse cx="238" cy="214" rx="90" ry="24" fill="#e9c08a" opacity=".35" />
      <g transform="translate(318 190) rotate(-8) scale(1.700)">
        <SprintCar colour="yellow" number={8} angle={-8} />
      </g>
      <g transform="translate(404 38)">
        <path d="M-26 8h-14c0 16 6 22 18 24M26 8h14c0 16-6 22-18 24" fill="none" stroke="#ffd500" strokeWidth="5" />
        <path d="M-28 0h56c0 30-6 44-28 48-22-4-28-18-28-48Z" fill="#ffd500" stroke="#8f7600" strokeWidth="3" />
        <path d="M-6 47H6l3 12H-9ZM-22 59h44v11h-44Z" fill="#1d1710" />
      </g>
    </svg>
  )
}
