import { ToyCar } from './ToyCar.tsx'

const FLAME = 'M0-40C6-20 28-12 26 12 24 30 12 38 0 38S-24 30-26 12C-26 0-18-8-14-18-8-12-6-8-4-2 2-12 4-24 0-40Z'

/** Night, a burning barrel, and two cars that saw it late. */
export function DangerCover() {
  return (
    <svg viewBox="0 0 480 250" aria-hidden="true">
      <path d="M0 0h480v250H0z" fill="#1d1a20" />
      <path d="M0 0h480v26H0zM0 224h480v26H0z" fill="#ffd500" />
      <g stroke="#1d1a20" strokeWidth="22">
        <path d={Array.from({ length: 13 }, (_, i) => `M${i * 44 - 24}-6l40 38M${i * 44 - 24} 218l40 38`).join('')} />
      </g>
      <path d="M0 150h480" stroke="#fff6e6" strokeWidth="4" strokeDasharray="36 26" opacity=".5" />
      <g transform="translate(124 104) rotate(78) scale(5)">
        <ToyCar colour="blue" letter="A" angle={78} />
      </g>
      <g transform="translate(216 182) rotate(102) scale(5)">
        <ToyCar colour="yellow" letter="B" angle={102} />
      </g>
      <g transform="translate(390 112)">
        <circle r="62" fill="#f26a1b" opacity=".25" />
        <path d="M-30-4h60v70h-60z" fill="#c7380c" stroke="#120c10" strokeWidth="4" />
        <path d="M-34-6h68v12h-68zM-34 58h68v12h-68z" fill="#e8582a" stroke="#120c10" strokeWidth="4" />
        <path d="M0 14 19 48h-38z" fill="#ffd500" stroke="#120c10" strokeWidth="4" strokeLinejoin="round" />
        <path d="M0 25v11M0 42v.01" stroke="#120c10" strokeWidth="5" strokeLinecap="round" />
        <g transform="translate(0 -38)">
          <path d={FLAME} fill="#f26a1b" stroke="#120c10" strokeWidth="3" />
          <path d={FLAME} transform="translate(0 14) scale(.5)" fill="#ffd84d" />
        </g>
      </g>
    </svg>
  )
}
