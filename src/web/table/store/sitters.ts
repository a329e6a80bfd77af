import { COLOURS } from '../../../engine/colour.ts'
import type { Seat } from '../../../engine/game.ts'
import { isNumber, isPerson, numberOf, type Sitter } from '../../../engine/sitter.ts'
import { NAME_LIMIT } from '../../../protocol/record.ts'
import type { Play } from '../../games/play.ts'

const CONTROL = /\p{Cc}/gu

/** Signs that would turn round the text that follows. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g

/** A name from outside as it can stand within a sentence; null for one that cannot be seen. */
export function plainName(name: string): string | null {
  const plain = name.replace(TURNING, '').trim()
  return /[^\s\p{Cf}]/u.test(plain) ? plain : null
}

/** Names as they can be kept: no control characters, and not too long. */
export const cleaned = (sitters: readonly Sitter[]): Sitter[] =>
  sitters.map((sitter) => ({ ...sitter, name: sitter.name.replace(CONTROL, '').trim().slice(0, NAME_LIMIT) }))

/** Those who sit here, with what is new of them; who says no name keeps the one before. */
export function introduced(sitters: readonly Sitter[], news: readonly Sitter[]): Sitter[] {
  const named = cleaned(news)
  return sitters.map(({ name, player }, seat) => ({ ...named[seat]!, player, name: named[seat]!.name || name }))
}

/** The level of the bot that acts for a person. */
const STAND_IN = 'club'

export const stoodInFor = (sitters: readonly Sitter[]): Sitter[] =>
  sitters.map((sitter) => (isPerson(sitter) ? { ...sitter, player: STAND_IN } : sitter))

/** One who sits here changes: who picks a colour or a number that is taken swaps with its owner. */
export function changed(play: Play, sitters: readonly Sitter[], seat: Seat, next: Sitter): Sitter[] {
  const before = sitters[seat]!
  const { number, ...rest } = next
  let result = sitters.map((sitter, i) => (i === seat ? { ...rest, ...numbered(before.number) } : sitter))
  if (next.colour !== before.colour) result = withColour(result, seat, before.colour, sharing(play))
  return number === undefined ? result : withNumber(result, seat, number)
}

const numbered = (number: number | undefined) => (number === undefined ? {} : { number })

/** How many may have the same colour: with more cars than colours, two. */
const sharing = ({ game }: Play): number => Math.ceil(game.seats.most / COLOURS.length)

function withColour(sitters: readonly Sitter[], seat: Seat, before: Sitter['colour'], most: number): Sitter[] {
  const { colour } = sitters[seat]!
  const owners = [...sitters.keys()].filter((other) => other !== seat && sitters[other]!.colour === colour)
  const giver = owners.length < most ? undefined : owners[0]
  return sitters.map((sitter, i) => (i === giver ? { ...sitter, colour: before } : sitter))
}

function withNumber(sitters: readonly Sitter[], seat: Seat, number: number): Sitter[] {
  const before = numberOf(sitters, seat)
  if (!isNumber(number) || number === before) return [...sitters]
  const owner = [...sitters.keys()].find((other) => numberOf(sitters, other) === number)
  return sitters.map((sitter, i) => {
    if (i === seat) return { ...sitter, number }
    return i === owner ? { ...sitter, number: before } : sitter
  })
}
