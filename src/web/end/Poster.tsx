import type { ComponentType, CSSProperties, Ref } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Play } from '../games/play.ts'
import type { Tale } from '../games/tale.ts'
import { inOrder } from '../games/telling.ts'
import { SeatSign } from '../table/screen/SeatSign.tsx'
import type { Snapshot } from '../table/store/table-store.ts'
import { useSay, useWords } from '../words/words.tsx'
import { DieSide } from './DieSide.tsx'
import type { DiceCount } from './dice-count.ts'

export const POSTER = { width: 1200, height: 630 } as const

interface PosterProps {
  readonly ref: Ref<SVGSVGElement>
  readonly label: string
  readonly Cover: ComponentType
  readonly play: Play
  readonly tale: Tale
  readonly snapshot: Snapshot
  readonly headline: string
  readonly game: string
  /** When it was played, and what else is to be said in one line. */
  readonly footer: string
  readonly dice: DiceCount
}

const INK = '#2a2019'
const CREAM = '#fff6e6'
const SOFT = '#e8d5b4'
const GOLD = '#ffd24a'

/** Signs are drawn in the page's ink: here there is one light for all. */
const LIGHT = { '--ink': INK } as CSSProperties

/** The result as a picture of its own: nothing in it comes from outside but fonts and the colours of the pieces. */
export function Poster({ ref, label, Cover, play, tale, snapshot, headline, game, footer, dice }: PosterProps) {
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
      <Places snapshot={snapshot} play={play} tale={tale} />
      <Steps snapshot={snapshot} play={play} />
      <Footer dice={dice} footer={footer} play={play} />
    </svg>
  )
}

const DARK = '#17120d'

/** The cover shines at the top right and sinks into the dark where words and podium stand. */
const Backdrop = ({ Cover }: Pick<PosterProps, 'Cover'>) => (
  <>
    <defs>
      <linearGradient id="poster-left">
        <stop offset="0" stopColor={DARK} />
        <stop offset=".4" stopColor={DARK} stopOpacity=".84" />
        <stop offset=".62" stopColor={DARK} stopOpacity="0" />
      </linearGradient>
      <linearGradient id="poster-down" x2="0" y2="1">
        <stop offset=".55" stopColor={DARK} stopOpacity="0" />
        <stop offset="1" stopColor={DARK} />
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
    <path d="M0 0H1200V630H0z" fill={DARK} />
    <g transform="translate(330 0) scale(1.8125)">
      <svg width="480" height="250">
        <Cover />
      </svg>
    </g>
    <path d="M329 0H1200V454H329z" fill="url(#poster-left)" />
    <path d="M329 0H1200V454H329z" fill="url(#poster-down)" />
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
const MANY_ROWS = { high: 46, wide: 304, top: 222, size: 21 }

/** Up to six in one column, more in two. */
function Places({ snapshot, play, tale }: Pick<PosterProps, 'snapshot' | 'play' | 'tale'>) {
  const order = inOrder(snapshot.result!.places)
  const room = order.length <= ROWS ? FEW_ROWS : MANY_ROWS
  const rows = order.length <= ROWS ? ROWS : Math.ceil(order.length / 2)
  return order.map((seat, i) => (
    <g key={seat} transform={`translate(${56 + Math.floor(i / rows) * 348} ${room.top + (i % rows) * room.high})`}>
      <Place seat={seat} room={room} isShort={room === MANY_ROWS} snapshot={snapshot} play={play} tale={tale} />
    </g>
  ))
}

interface PlaceProps extends Pick<PosterProps, 'snapshot' | 'play' | 'tale'> {
  readonly seat: Seat
  readonly room: typeof FEW_ROWS
  /** Whether there is less room for a name. */
  readonly isShort: boolean
}

function Place({ seat, room, isShort, snapshot, play, tale }: PlaceProps) {
  const words = useWords()
  const say = useSay()
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
      <Signed seat={seat} play={play} x={room.size * 2} y={room.high / 2 - 4} size={34} />
      <text x={room.size * 2 + 50} y="29" fontSize={room.size} fontWeight={first ? 800 : 600} fill={CREAM}>
        {cut(sitters[seat]!.name, isShort ? 12 : 15)}
      </text>
      <text x={room.wide} y="29" fontSize={room.size - 3} fill={SOFT} textAnchor="end">
        {say(tale.reached(snapshot.view, seat))}
      </text>
    </>
  )
}

const cut = (name: string, letters: number): string => (name.length > letters ? `${name.slice(0, letters - 1)}…` : name)

interface SignedProps {
  readonly seat: Seat
  readonly play: Play
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Signs measure themselves in letters: the page's disc is 1.6 of them wide, a game's own sign 1.9. */
const Signed = ({ seat, play, x, y, size }: SignedProps) => (
  <svg x={x} y={y - size / 2} width={size} height={size} viewBox="0 0 32 32" fontSize={play.Sign ? 32 / 1.9 : 20}>
    <SeatSign seat={seat} />
  </svg>
)

const STEPS = [776, 908, 1040] as const
const STEP = 126
/** By place, from the first. */
const HEIGHTS: readonly number[] = [138, 98, 66]

/** The podium, the winner in the middle. */
function Steps({ snapshot, play }: Pick<PosterProps, 'snapshot' | 'play'>) {
  const { places } = snapshot.result!
  const [first, second, third] = inOrder(places)
  return [second, first, third].map((seat, i) => {
    if (seat === undefined) return null
    return <Step key={seat} seat={seat} x={STEPS[i]!} snapshot={snapshot} play={play} />
  })
}

interface StepProps extends Pick<PosterProps, 'snapshot' | 'play'> {
  readonly seat: Seat
  readonly x: number
}

function Step({ seat, x, snapshot, play }: StepProps) {
  const words = useWords()
  const { result, sitters } = snapshot
  const place = result!.places[seat]!
  const high = HEIGHTS[place - 1]!
  const top = 614 - high
  const size = place === 1 ? 92 : 72
  const name = cut(sitters[seat]!.name, 12)
  return (
    <g textAnchor="middle">
      <path d={`M${x} ${top}h${STEP}v${high}h${-STEP}z`} fill="url(#poster-step)" stroke={INK} strokeWidth="2" />
      <text x={x + STEP / 2} y={top + 50} fontSize="46" fontWeight="800" fill="#8c2d02" fontFamily="var(--display)">
        {words('web.end.place', { place })}
      </text>
      <rect x={x + 2} y={top - 38} width={STEP - 4} height="33" rx="9" fill={DARK} opacity=".86" />
      <text x={x + STEP / 2} y={top - 15} fontSize={fitted(name, 116, 22)} fontWeight="700" fill={CREAM}>
        {name}
      </text>
      <Signed seat={seat} play={play} x={x + (STEP - size) / 2} y={top - 42 - size / 2} size={size} />
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
