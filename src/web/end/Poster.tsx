import type { ComponentType, CSSProperties, Ref } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Play } from '../games/play.ts'
import { SeatSign } from '../table/SeatSign.tsx'
import type { Snapshot } from '../table/store.ts'
import { useSay, useWords } from '../words/words.tsx'
import { DieSide } from './DieSide.tsx'
import { inOrder } from './say.ts'
import type { Tally } from './tally.ts'

export const POSTER = { width: 1200, height: 630 } as const

interface PosterProps {
  readonly ref: Ref<SVGSVGElement>
  readonly label: string
  readonly Cover: ComponentType
  readonly play: Play
  readonly snapshot: Snapshot
  readonly headline: string
  readonly game: string
  /** When it was played, and what else is to be said in one line. */
  readonly footer: string
  readonly dice: Tally
}

const INK = '#2a2019'
const CREAM = '#fff6e6'
const SOFT = '#e8d5b4'
const GOLD = '#ffd24a'

/** Signs are drawn in the page's ink: here there is one light for all. */
const LIGHT = { '--ink': INK } as CSSProperties

/** The result as a picture of its own: nothing in it comes from outside but fonts and the colours of the pieces. */
export function Poster({ ref, label, Cover, play, snapshot, headline, game, footer, dice }: PosterProps) {
  return (
    <svg
      ref={ref}
      viewBox={`0 0 ${POSTER.width} ${POSTER.height}`}
      role="img"
      aria-label={label}
      style={LIGHT}
      fontFamily="var(--text)"
      data-poster
    >
      <Backdrop Cover={Cover} />
      <Title headline={headline} game={game} />
      <Places snapshot={snapshot} play={play} />
      <Steps snapshot={snapshot} />
      <Footer dice={dice} footer={footer} play={play} />
    </svg>
  )
}

/** The cover fills the picture; to the left it sinks into the dark, so that words can be read. */
const Backdrop = ({ Cover }: Pick<PosterProps, 'Cover'>) => (
  <>
    <defs>
      <linearGradient id="poster-veil">
        <stop offset="0" stopColor="#14100c" stopOpacity=".97" />
        <stop offset=".5" stopColor="#14100c" stopOpacity=".9" />
        <stop offset=".72" stopColor="#14100c" stopOpacity=".35" />
        <stop offset="1" stopColor="#14100c" stopOpacity=".1" />
      </linearGradient>
      <linearGradient id="poster-step" x2="0" y2="1">
        <stop offset="0" stopColor={CREAM} />
        <stop offset="1" stopColor="#d9c193" />
      </linearGradient>
      <pattern id="poster-kerb" width="48" height="16" patternUnits="userSpaceOnUse">
        <path d="M0 0h48v16H0z" fill={CREAM} />
        <path d="M0 0h24v16H0z" fill="#c7380c" />
      </pattern>
    </defs>
    <g transform="translate(-5 0) scale(2.521)">
      <svg width="480" height="250">
        <Cover />
      </svg>
    </g>
    <path d="M0 0H1200V630H0z" fill="url(#poster-veil)" />
    <path d="M0 614H1200V630H0z" fill="url(#poster-kerb)" />
  </>
)

/** As large as it fits: wide letters count double. */
function fitted(text: string, room: number, most: number): number {
  const wide = [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 1 : 0.56), 0)
  return Math.min(most, Math.floor(room / wide))
}

function Title({ headline, game }: Pick<PosterProps, 'headline' | 'game'>) {
  const words = useWords()
  return (
    <g fontFamily="var(--display)">
      <Flag />
      <text x="104" y="74" fontSize="30" fontWeight="700" fill={SOFT}>
        {words('end.share.brand')}
        <tspan dx="16" fill={GOLD}>
          {game}
        </tspan>
      </text>
      <text x="56" y="168" fontSize={fitted(headline, 690, 80)} fontWeight="800" fill={CREAM}>
        {headline}
      </text>
    </g>
  )
}

const Flag = () => (
  <g transform="translate(58 44)">
    <path d="M0 40V0" stroke={CREAM} strokeWidth="4" strokeLinecap="round" />
    <path d="M2 1h30v22H2z" fill={CREAM} />
    <path d="M2 1h10v11H2zM22 1h10v11H22zM12 12h10v11H12z" fill="#c7380c" />
  </g>
)

const ROWS = 6
const FEW_ROWS = { high: 48, wide: 640, top: 216, size: 28 }
const MANY_ROWS = { high: 46, wide: 330, top: 222, size: 22 }

/** Up to six in one column, more in two. */
function Places({ snapshot, play }: Pick<PosterProps, 'snapshot' | 'play'>) {
  const order = inOrder(snapshot.result!.places)
  const room = order.length <= ROWS ? FEW_ROWS : MANY_ROWS
  return order.map((seat, i) => (
    <g key={seat} transform={`translate(${56 + Math.floor(i / ROWS) * 350} ${room.top + (i % ROWS) * room.high})`}>
      <Place seat={seat} room={room} isShort={room === MANY_ROWS} snapshot={snapshot} play={play} />
    </g>
  ))
}

interface PlaceProps extends Pick<PosterProps, 'snapshot' | 'play'> {
  readonly seat: Seat
  readonly room: typeof FEW_ROWS
  /** Whether the score stands there in its short form. */
  readonly isShort: boolean
}

function Place({ seat, room, isShort, snapshot, play }: PlaceProps) {
  const words = useWords()
  const { result, sitters } = snapshot
  const place = result!.places[seat]!
  const first = place === 1
  return (
    <>
      {first && (
        <rect x="-14" y="-2" width={room.wide + 28} height={room.high - 4} rx="12" fill="#ffffff" opacity=".14" />
      )}
      <text x="0" y="29" fontSize={room.size} fontWeight="800" fill={first ? GOLD : SOFT} fontFamily="var(--display)">
        {words('web.end.place', { place })}
      </text>
      <Signed seat={seat} x={room.size * 2} y={room.high / 2 - 4} size={34} />
      <text x={room.size * 2 + 50} y="29" fontSize={room.size} fontWeight={first ? 800 : 600} fill={CREAM}>
        {cut(sitters[seat]!.name, isShort ? 12 : 15)}
      </text>
      <text x={room.wide} y="29" fontSize={room.size - 3} fill={SOFT} textAnchor="end">
        {useScore(seat, isShort, snapshot, play)}
      </text>
    </>
  )
}

function useScore(seat: Seat, isShort: boolean, { view, sitters }: Snapshot, play: Play): string {
  const say = useSay()
  const fact = play.facts(view, seat, sitters)[0]
  if (!fact) return ''
  if (!isShort) return say(fact.meaning)
  return typeof fact.short === 'string' ? fact.short : say(fact.short)
}

const cut = (name: string, letters: number): string => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name)

/** Signs measure themselves in letters: this makes one as wide as it is to be, around a point. */
const Signed = ({ seat, x, y, size }: { seat: Seat; x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y - size / 2})`}>
    <svg width={size} height={size} viewBox="0 0 32 32">
      <g fontSize="17" data-signed>
        <SeatSign seat={seat} />
      </g>
    </svg>
  </g>
)

const STEPS = [
  { x: 776, high: 128 },
  { x: 908, high: 186 },
  { x: 1040, high: 92 },
] as const
const STEP = 126

/** The podium, the winner in the middle. */
function Steps({ snapshot }: Pick<PosterProps, 'snapshot'>) {
  const { places } = snapshot.result!
  const [first, second, third] = inOrder(places)
  return [second, first, third].map((seat, i) => {
    if (seat === undefined) return null
    return <Step key={seat} seat={seat} x={STEPS[i]!.x} high={STEPS[i]!.high} snapshot={snapshot} />
  })
}

interface StepProps extends Pick<PosterProps, 'snapshot'> {
  readonly seat: Seat
  readonly x: number
  readonly high: number
}

function Step({ seat, x, high, snapshot }: StepProps) {
  const words = useWords()
  const { result, sitters } = snapshot
  const place = result!.places[seat]!
  const top = 614 - high
  const size = place === 1 ? 104 : 84
  const name = cut(sitters[seat]!.name, 12)
  return (
    <g textAnchor="middle">
      <path d={`M${x} ${top}h${STEP}v${high}h${-STEP}z`} fill="url(#poster-step)" stroke={INK} strokeWidth="2" />
      <text x={x + STEP / 2} y={top + 56} fontSize="50" fontWeight="800" fill="#8c2d02" fontFamily="var(--display)">
        {words('web.end.place', { place })}
      </text>
      <rect x={x} y={top - 42} width={STEP} height="36" rx="10" fill="#14100c" opacity=".82" />
      <text x={x + STEP / 2} y={top - 17} fontSize={fitted(name, 116, 22)} fontWeight="700" fill={CREAM}>
        {name}
      </text>
      <ellipse cx={x + STEP / 2} cy={top - 50} rx={size * 0.46} ry="9" fill="#000" opacity=".4" />
      <Signed seat={seat} x={x + (STEP - size) / 2} y={top - 56 - size / 2} size={size} />
    </g>
  )
}

const FACE = 36
const FACE_STEP = 104

/** The dice in one line, and what was to be said of the day. */
function Footer({ dice, footer, play }: Pick<PosterProps, 'dice' | 'footer' | 'play'>) {
  return (
    <g>
      {dice.bars.map(({ side, count }, i) => (
        <g key={side.id}>
          <DieSide side={side.id} x={56 + i * FACE_STEP} y={516} size={FACE} Face={play.Face} />
          <text x={56 + i * FACE_STEP + FACE + 9} y={542} fontSize="22" fontWeight="700" fill={CREAM}>
            {`×${count}`}
          </text>
        </g>
      ))}
      <text x="56" y="590" fontSize={fitted(footer, 680, 21)} fill={SOFT}>
        {footer}
      </text>
    </g>
  )
}
