import { encode } from 'uqr'
import style from './Qr.module.css'

interface QrProps {
  readonly text: string
  readonly label: string
}

/** A square that phones read, always dark on light: many cannot read it the other way round. */
export function Qr({ text, label }: QrProps) {
  const { data, size } = encode(text, { border: 2 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={style.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path className={style.light} d={`M0 0h${size}v${size}H0z`} />
      <path className={style.dark} d={path} />
    </svg>
  )
}
