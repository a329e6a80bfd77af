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

/** The colours of the pieces on the page, and the letters on them. */
const PAINTS: Readonly<Record<Colour, readonly [paint: string, letters: string]>> = {
  red: ['#b8202f', '#ffffff'],
  yellow: ['#ffd500', '#2b2300'],
  green: ['#009e73', '#00150f'],
  blue: ['#004c99', '#ffffff'],
  white: ['#ffffff', '#2a2019'],
  purple: ['#b67de8', '#2b0f22'],
  black: ['#35313a', '#ffffff'],
  orange: ['#f7a65a', '#2b1500'],
}

/** How a car is painted, as a style. */
export const paintOf = ({ colour }: Pick<Sitter, 'colour'>): string => {
  const [paint, letters] = PAINTS[colour]
  return `background:${paint};color:${letters}`
}

export const inkOf = ({ colour }: Sitter): string => INKS[colour]
