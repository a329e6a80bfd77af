import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { COLOURS } from '../../engine/colour.ts'
import { paintOf } from './markup.ts'

const TOKENS = readFileSync(new URL('../../web/styles/tokens.css', import.meta.url), 'utf8')
const token = (name: string): string => TOKENS.match(new RegExp(`--${name}: (#\\w+)`))![1]!

it.each(COLOURS)('a %s car is painted in the season’s file as on the page', (colour) => {
  expect(paintOf({ colour })).toBe(`background:${token(colour)};color:${token(`on-${colour}`)}`)
})
