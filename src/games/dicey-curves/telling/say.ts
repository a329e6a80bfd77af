import type { Seat } from '../../../engine/game.ts'
import { type Sentence, sentence } from '../../../engine/sentence.ts'
import { CAR_COLOURS, type DangerKind } from '../board.ts'
import { trackGraph } from '../rules/race.ts'
import type { Car, Space, View } from '../state.ts'
import { WORDS } from './words.ts'

// The nouns of the game as sentences

export const say = (key: string, values: Sentence['values'] = {}): Sentence => sentence(`dicey-curves.${key}`, values)

export const player = (seat: Seat) => ({ player: { seat } })

export const carName = (car: Car): Sentence => say(`car.${CAR_COLOURS[car]}`)

export const dangerName = (kind: DangerKind): Sentence => say(`danger.${slug(kind)}`)

/** DC-7 A deck file may bring names of its own; they are said as they are written. */
export function trackName(name: string): Sentence | string {
  const named = say(`track.${slug(name)}`)
  return Object.hasOwn(WORDS, named.key) ? named : name
}

export const slug = (name: string): string => name.toLowerCase().replaceAll(' ', '-')

export const diceText = (values: readonly number[]): string => values.join(' ')

/** Cards are counted from 1, Start first. */
export const cardName = ({ track }: Pick<View, 'track'>, card: number): Sentence =>
  say('card', { number: card + 1, name: trackName(track[card] ?? '?') })

export function spaceName(view: Pick<View, 'table' | 'track'>, space: Space): Sentence {
  const { cardOf, faces, firstSpace, line } = trackGraph(view)
  if (space === line) return say('line')
  const card = cardOf[space] ?? 0
  return say('space', { space: faces[card]!.spaces[space - firstSpace[card]!] ?? '?', card: cardName(view, card) })
}

/** "A", "A and B", "A, B and C". */
export function list(items: readonly Sentence[]): Sentence {
  const [last = say('nothing'), ...others] = items.toReversed()
  if (others.length === 0) return last
  return say('and', { one: others.reduceRight((one, other) => say('comma', { one, other })), other: last })
}
