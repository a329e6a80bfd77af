import type { Colour } from '../../engine/colour.ts'
import type { Sitter } from '../../engine/sitter.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Names come from outside and stay text. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter]!)

/** Hues that can be told apart on white paper, and on which white letters can be read. */
const INKS: Readonly<Record<Colour, string>> = {
  red: '#c62828',
  yellow: '#a67c00',
  green: '#2e7d32',
  blue: '#1565c0',
  white: '#78909c',
  purple: '#6a1b9a',
  black: '#212121',
  orange: '#d84315',
}

export const inkOf = ({ colour }: Sitter): string => INKS[colour]
