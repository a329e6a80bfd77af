export const NAME_LENGTH = 20
export const TEXT_LENGTH = 280

/** What steers a screen instead of being read: controls, directions, invisible letters (but for the joiner in emoji), halves. */
const STEERING = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]/gu
/** More marks on one letter than any language has run over the lines around it. */
const PILED = /(\p{M}{3})\p{M}+/gu
const LONELY_JOINER =
  /(?<!\p{Extended_Pictographic}\ufe0f?|[\u{1f3fb}-\u{1f3ff}])\u200d|\u200d(?!\p{Extended_Pictographic})/gu

const cleanedOnce = (text: string, length: number): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/\s+/gu, ' ')
      .replace(STEERING, '')
      .replace(PILED, '$1')
      .replace(LONELY_JOINER, '')
      .trim(),
  ]
    .slice(0, length)
    .join('')
    .trim()

/** What is taken away brings together what stood apart, until nothing is taken away any more. */
function cleaned(text: string, length: number): string {
  const now = cleanedOnce(text, length)
  return now === text ? now : cleaned(now, length)
}

/** A nickname as everybody will see it; empty where nothing is left of it. */
export const cleanName = (text: string): string => cleaned(text, NAME_LENGTH)

/** What somebody says at a table. */
export const cleanText = (text: string): string => cleaned(text, TEXT_LENGTH)
