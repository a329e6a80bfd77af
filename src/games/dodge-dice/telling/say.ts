import type { Seat } from '../../../engine/game.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import type { Colour, Icon } from '../board.ts'

export const say = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`dodge-dice.${key}`, values)
export const player = (seat: Seat) => ({ player: { seat } })
export const colour = (name: Colour): Sentence => say(`colour.${name}`)
export const icon = (name: Icon): Sentence => say(`icon.${name}`)
