import { COLOURS, type Colour } from '../../../engine/colour.ts'
import type { OptionValues } from '../../../engine/options.ts'
import { PERSON, type Sitter, usualColour } from '../../../engine/sitter.ts'
import type { Play } from '../../games/play.ts'
import type { Agreement } from './tables.ts'

const BOT_NAMES = ['Rosa', 'Enzo', 'Mika', 'Juno', 'Vito', 'Greta', 'Otto', 'Lina', 'Dale', 'Pearl', 'Hank', 'Wilma']

export const FIRST_LEVEL = 'casual'

/** A name that no one at the table has yet. */
const botName = (taken: readonly string[]): string => BOT_NAMES.find((name) => !taken.includes(name)) ?? BOT_NAMES[0]!

const freeColour = (sitters: readonly Sitter[]): Colour | undefined =>
  COLOURS.find((one) => sitters.every(({ colour }) => colour !== one))

/** One more at the table, in the usual colour of the seat or else in one that is free. */
export function withOne({ livery }: Play, sitters: readonly Sitter[], player: string): Sitter[] {
  const usual = usualColour(livery, sitters.length)
  const isTaken = livery.colours === null && sitters.some(({ colour }) => colour === usual)
  const colour = isTaken ? (freeColour(sitters) ?? usual) : usual
  return [...sitters, { name: player === PERSON ? '' : botName(sitters.map(({ name }) => name)), player, colour }]
}

/** One person and as many bots. */
export function withBots(play: Play, name: string, bots: number): Sitter[] {
  let sitters: Sitter[] = [{ name, player: PERSON, colour: usualColour(play.livery, 0) }]
  for (let bot = 0; bot < bots; bot++) sitters = withOne(play, sitters, FIRST_LEVEL)
  return sitters
}

/** What "Play now" means. */
export const quickAgreement = (play: Play, name: string, bots: number, options: OptionValues): Agreement => ({
  seats: withBots(play, name, bots),
  options,
})
