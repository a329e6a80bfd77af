import { COLOURS, type Colour } from '../../src/engine/colour.ts'
import { COLOURS as MONZA } from '../../src/games/monza/board.ts'

/** Who sat where as pages kept it earlier: today's page takes such tables over. */
export interface Sitter {
  readonly name: string
  readonly colour: Colour
  readonly bot: string | null
  readonly number?: number
}

/** A person and eleven others, as many as any game seats. */
export const NAMES = ['Ann', 'Rosa', 'Enzo', 'Mika', 'Juno', 'Vito', 'Greta', 'Otto', 'Lina', 'Dale', 'Pearl', 'Hank']

/** The colour that a seat has unless somebody picks another; with more seats than colours, two share one. */
function colourOf(game: string, seat: number): Sitter['colour'] {
  const colours = game === 'monza' ? MONZA : COLOURS
  return colours[seat % colours.length]!
}

/** People and bots by name; a bot's name ends with its level: `Rosa:casual`. */
export const sitting = (game: string, ...names: readonly string[]): Sitter[] =>
  names.map((text, seat) => {
    const [name, bot] = text.split(':')
    return { name: name!, colour: colourOf(game, seat), bot: bot ?? null }
  })
