import { COLOURS, type Colour } from '../../engine/colour.ts'
import type { Seat } from '../../engine/game.ts'
import { type Livery, PERSON, type Sitter, usualColour } from '../../engine/sitter.ts'
import { cleanName } from '../../protocol/live/clean.ts'
import type { Request } from '../../protocol/live/requests.ts'
import { type Holder, type Standing, seatsOf } from '../../protocol/live/standing.ts'
import { denied, granted, type Verdict } from './verdict.ts'

type Asked<Kind extends Request['kind']> = Request & { readonly kind: Kind }

/** Who asks, and all that is looked at to answer. */
export interface Asking {
  readonly guest: string
  readonly host: string
  readonly standing: Standing
  readonly livery: Livery
  /** Whether seats hide things from each other, so that nobody may have two. */
  readonly hides: boolean
  readonly bots: string | null
}

// Before the game

export function sit(asking: Asking, request: Asked<'sit'>): Verdict {
  const { standing, guest, hides } = asking
  const name = cleanName(request.name)
  if (name === '') return denied('no-name')
  if (hides && seatsOf(standing, guest).length > 0) return denied('already-sitting')
  return standing.sitters ? takeOver(asking, request.seat, name) : sitDown(asking, request, name)
}

/** While a game is on, only the seat of somebody who was removed is free. */
function takeOver({ standing, guest }: Asking, seat: Seat, name: string): Verdict {
  if (standing.secret !== null) return denied('over')
  return standing.kept[seat] === 'removed' ? granted({ kind: 'handed', seat, guest, name }) : denied('seat-taken')
}

function sitDown({ standing, guest, livery }: Asking, request: Asked<'sit'>, name: string): Verdict {
  const { seat, string } = request
  const { holders } = standing
  if (holders[seat] && holders[seat].guest !== guest) return denied('seat-taken')
  const others = holders.with(seat, null)
  const colour = colourFor(livery, others, seat, request.colour)
  if (colour === null) return denied('colour-taken')
  const number = livery.isNumbered && request.number !== undefined ? { number: request.number } : {}
  return granted({ kind: 'sat', seat, guest, name, colour, ...number, string })
}

type Coloured = { readonly colour: Colour } | null

/** The wished one unless somebody has it; without a wish, the usual one of the seat or the first that is free. */
function colourFor(livery: Livery, others: readonly Coloured[], seat: Seat, wish?: Colour): Colour | null {
  const usual = usualColour(livery, seat)
  if (!livery.picks) return usual
  const isFree = (colour: Colour) => others.every((other) => other?.colour !== colour)
  if (wish !== undefined) return isFree(wish) ? wish : null
  return [usual, ...COLOURS].find(isFree) ?? usual
}

export function stand({ standing, guest, host }: Asking, { seat }: Asked<'stand'>): Verdict {
  if (standing.sitters) return denied('begun')
  const holder = standing.holders[seat]
  if (holder?.guest !== guest && guest !== host) return denied('not-your-seat')
  return holder ? granted({ kind: 'stood', seat }) : granted()
}

const BOT_NAMES = ['Rosa', 'Enzo', 'Mika', 'Juno', 'Vito', 'Greta', 'Otto', 'Lina', 'Dale', 'Pearl', 'Hank', 'Wilma']

export function begin(asking: Asking): Verdict {
  const { standing, guest, host, bots } = asking
  if (guest !== host) return denied('not-the-host')
  if (standing.sitters) return denied('begun')
  const isFree = standing.holders.includes(null)
  if (isFree && (bots === null || standing.holders.every((holder) => holder === null))) return denied('seats-free')
  return granted({ kind: 'began', sitters: sittersOf(asking) })
}

function sittersOf({ standing: { holders }, livery, bots }: Asking): Sitter[] {
  let seated: readonly Coloured[] = holders
  const names = BOT_NAMES.filter((name) => holders.every((holder) => holder?.name !== name)).values()
  return holders.map((holder, seat) => {
    if (holder) return personOf(holder)
    const colour = colourFor(livery, seated, seat)!
    seated = seated.with(seat, { colour })
    return { name: names.next().value ?? '', player: bots!, colour }
  })
}

const personOf = ({ name, colour, number }: Holder): Sitter => ({
  name,
  player: PERSON,
  colour,
  ...(number === undefined ? {} : { number }),
})

// While it goes on

export function keep({ standing, guest, host }: Asking, { seat }: Asked<'keep'>): Verdict {
  if (!standing.sitters) return denied('not-begun')
  const isOwn = standing.holders[seat]?.guest === guest
  if (!isOwn && guest !== host) return denied('not-your-seat')
  if (!standing.holders[seat]) return denied('no-such-seat')
  const why = isOwn ? 'away' : 'removed'
  return standing.kept[seat] === why ? granted() : granted({ kind: 'kept', seat, why })
}

/** Who was removed comes back only if the host lets somebody sit there again. */
export function back({ standing, guest, host }: Asking, { seat }: Asked<'back'>): Verdict {
  if (!standing.sitters) return denied('not-begun')
  const isOwn = standing.holders[seat]?.guest === guest && standing.kept[seat] !== 'removed'
  if (!isOwn && guest !== host) return denied('not-your-seat')
  return standing.kept[seat] ? granted({ kind: 'back', seat }) : granted()
}

export function order({ standing, guest }: Asking, { seat, order: wish }: Asked<'order'>): Verdict {
  if (!standing.sitters) return denied('not-begun')
  if (standing.holders[seat]?.guest !== guest) return denied('not-your-seat')
  return granted({ kind: 'ordered', seat, order: wish })
}

/** Where nobody is waited for, it is as good as said. */
export function ready({ standing, guest }: Asking, { seat }: Asked<'ready'>, isBreak: boolean): Verdict {
  if (!standing.sitters) return denied('not-begun')
  if (standing.holders[seat]?.guest !== guest || standing.kept[seat]) return denied('not-your-seat')
  return isBreak && !standing.ready.includes(seat) ? granted({ kind: 'ready', seat }) : granted()
}
