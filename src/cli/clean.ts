import pico from 'picocolors'

const ESCAPE = '\u001b'
/** Steers a terminal, turns the direction of writing, breaks a line unseen, or is not seen at all. */
const STEERING = '[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]'
/** The colours of this command; what else begins with an escape is somebody's from outside. */
const OWN_COLOUR = `${ESCAPE}\\[(?:[12]|22|3[1-69])m`

const STEERING_SIGNS = new RegExp(STEERING, 'gu')
const COLOUR_OR_STEERING = new RegExp(`(${OWN_COLOUR})|${STEERING}`, 'gu')
const UNSEEN = /\p{Cf}/u

const replaced = (sign: string): string => (UNSEEN.test(sign) ? '' : ' ')

/** Text of ours, in which a name or a file is quoted: lines and colours stay, everything else that steers goes. */
export const harmless = (text: string): string =>
  text.replaceAll(COLOUR_OR_STEERING, (sign, colour: string | undefined) => {
    if (sign === '\n' || (colour && pico.isColorSupported)) return sign
    return colour ? '' : replaced(sign)
  })

/** The same for JSON, which keeps what it holds: escaped it steers nothing. */
export const harmlessJson = (text: string): string =>
  text.replaceAll(STEERING_SIGNS, (sign) => (sign === '\n' ? sign : sign.split('').map(codeUnit).join('')))

const codeUnit = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** Without anything that steers. */
export const unsteered = (text: string): string => text.replaceAll(STEERING_SIGNS, replaced)

/** Something from outside on one line, cut short. */
export function oneLine(text: string, most: number): string {
  const line = unsteered(text.slice(0, 2 * most))
    .replaceAll(/ +/g, ' ')
    .trim()
  return text.length > 2 * most || line.length > most ? `${line.slice(0, most)}…` : line
}

const WORD = 60

/** What somebody typed or a file held, in quotes. */
export const quoted = (text: string): string => `"${oneLine(text, WORD)}"`
