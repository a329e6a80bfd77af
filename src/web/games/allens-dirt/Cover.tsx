import { SprintCar } from './SprintCar.tsx'

/** Three cars sideways through the turn, dust in the floodlights. */
export function Cover() {
  return (
    <svg viewBox="0 0 480 250" aria-hidden="true">
      <defs>
        <radialGradient id="allens-lamp">
          <stop offset="0" stopColor="#fff3c9" />
          <stop offset=".1" stopColor="#ffdf9c" stopOpacity=".6" />
          <stop offset="1" stopColor="#ffb45e" stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d="M0 0h480v250H0z" fill="#1d1710" />
      <path d="M0 54C150 34 330 34 480 66v18C330 52 150 52 0 72Z" fill="#efe2c8" />
      <path d="M0 58C150 38 330 38 480 70" fill="none" stroke="#b23c06" strokeWidth="9" strokeDasharray="64 40" />
      <path d="M0 72C150 52 330 52 480 84v166H0Z" fill="#8f6238" />
      <path d="M0 150c150-26 330-18 480 20v80H0Z" fill="#6f4a2b" />
      <g fill="none" stroke="#2a1608" strokeOpacity=".4" strokeWidth="7" strokeLinecap="round">
        <path d="M-10 122c150-28 320-22 500 18M-10 134c150-26 320-20 500 18M-10 208c160-24 330-14 500 26" />
      </g>
      <g fill="#e9c08a">
        <ellipse cx="78" cy="176" rx="96" ry="36" opacity=".3" />
        <ellipse cx="36" cy="112" rx="84" ry="32" opacity=".35" />
        <ellipse cx="214" cy="214" rx="70" ry="22" opacity=".25" />
      </g>
      <g transform="translate(150 128) rotate(-24)">
        <SprintCar colour="blue" number={7} angle={-24} />
      </g>
      <g transform="translate(256 186) rotate(-20) scale(1.150)">
        <SprintCar colour="yellow" number={2} angle={-20} />
      </g>
      <g transform="translate(352 134) rotate(-12) scale(1.050)">
        <SprintCar colour="red" number={1} angle={-12} />
      </g>
      <circle cx="64" cy="26" r="190" fill="url(#allens-lamp)" opacity=".75" />
      <circle cx="418" cy="26" r="190" fill="url(#allens-lamp)" opacity=".75" />
    </svg>
  )
}
