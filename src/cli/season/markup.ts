import { COLOURS, type Driver } from './drivers.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Names come from outside and stay text. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter]!)

export const colourOf = ({ colour }: Driver): string => COLOURS[colour]!
