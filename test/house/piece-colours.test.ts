import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { COLOURS, type Colour } from '../../src/engine/colour.ts'

// A person sees a colour and reads its name: the two must agree, in every palette and under every colour deficiency.

type Rgb = readonly [number, number, number]
type Palette = Readonly<Record<Colour, Rgb>>

const sheet = readFileSync(resolve(import.meta.dirname, '../../src/web/styles/tokens.css'), 'utf8')

const channels = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as never

/** The pieces' colours that stand in a part of the sheet. */
const paletteIn = (text: string): Palette =>
  Object.fromEntries(
    COLOURS.map((name) => [name, channels(new RegExp(`--${name}: (#[0-9a-f]{6});`).exec(text)![1]!)]),
  ) as never

const [clear, toybox] = sheet.split(':root[data-palette="toybox"]')
const PALETTES = { clear: paletteIn(clear!), toybox: paletteIn(toybox!) }

function hueOf([red, green, blue]: Rgb): { readonly hue: number; readonly chroma: number; readonly light: number } {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const chroma = most - least
  const turn =
    most === red ? (green - blue) / chroma : most === green ? 2 + (blue - red) / chroma : 4 + (red - green) / chroma
  return { hue: (turn * 60 + 360) % 360, chroma, light: (most + least) / 2 }
}

/** Degrees of the colour circle in which people use a word. */
const HUES: Partial<Record<Colour, readonly [number, number]>> = {
  red: [345, 375],
  orange: [22, 40],
  yellow: [44, 62],
  green: [95, 170],
  blue: [200, 245],
  purple: [262, 300],
}

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)

/** How eyes see that lack a kind of cone, after Machado, Oliveira and Fernandes (2009). */
const EYES = {
  most: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
}

const times = (matrix: readonly number[], by: readonly number[]): number[] =>
  [0, 3, 6].map((row) => by.reduce((sum, value, at) => sum + matrix[row + at]! * value, 0))

const TO_CONES = [
  0.4122214708, 0.5363325363, 0.0514459929, 0.2119034982, 0.6806995451, 0.1073969566, 0.0883024619, 0.2817188376,
  0.6299787005,
]
const TO_LAB = [
  0.2104542553, 0.793617785, -0.0040720468, 1.9779984951, -2.428592205, 0.4505937099, 0.0259040371, 0.7827717662,
  -0.808675766,
]

/** A colour as these eyes see it, where distances are as people feel them (OKLab). */
function seen(colour: Rgb, eyes: readonly number[]): number[] {
  const light = times(eyes, colour.map(linear)).map((value) => Math.min(1, Math.max(0, value)))
  return times(TO_LAB, times(TO_CONES, light).map(Math.cbrt))
}

const LEAST_APART = 0.1

describe('the colours of pieces', () => {
  it.each(Object.entries(PALETTES))('%s: each looks as its name says', (_, palette) => {
    for (const [name, [from, to]] of Object.entries(HUES)) {
      const { hue, chroma } = hueOf(palette[name as Colour])
      const turned = hue < from ? hue + 360 : hue
      expect(turned, name).toBeGreaterThanOrEqual(from)
      expect(turned, name).toBeLessThanOrEqual(to)
      expect(chroma, name).toBeGreaterThan(0.3)
    }
    expect(hueOf(palette.white).light).toBeGreaterThan(0.95)
    expect(hueOf(palette.black).light).toBeLessThan(0.25)
  })

  it.each(Object.entries(EYES))('are apart for %s eyes', (_, eyes) => {
    const shown = COLOURS.map((name) => ({ name, at: seen(PALETTES.clear[name], eyes) }))
    for (const [i, one] of shown.entries())
      for (const other of shown.slice(i + 1))
        expect(
          Math.hypot(...one.at.map((value, axis) => value - other.at[axis]!)),
          `${one.name} ${other.name}`,
        ).toBeGreaterThan(LEAST_APART)
  })
})
