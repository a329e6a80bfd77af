import type { Formatters } from 'intl-messageformat'

/** Shares as text: nothing but 0 is told as 0 %, and nothing but 1 as 100 %, whatever is rounded. */
class Shares extends Intl.NumberFormat {
  readonly #none = super.format(0)
  readonly #whole = super.format(1)
  /** The least that is told apart. */
  readonly #step = 10 ** -(2 + this.resolvedOptions().maximumFractionDigits!)

  override format(share: number): string {
    const told = super.format(share)
    if (told === this.#none && share > 0) return `<${super.format(this.#step)}`
    if (told === this.#whole && share < 1) return `>${super.format(1 - this.#step)}`
    return told
  }
}

/** What has a sign is a difference, which may be rounded to nothing. */
const isShare = ({ style, signDisplay = 'auto' }: Intl.NumberFormatOptions): boolean =>
  style === 'percent' && signDisplay === 'auto'

/** Made once for the same arguments: to make one costs far more than to use it. */
function kept<A extends readonly unknown[], F>(make: (...args: A) => F): (...args: A) => F {
  const known = new Map<string, F>()
  return (...args) => {
    const key = JSON.stringify(args)
    const found = known.get(key) ?? make(...args)
    known.set(key, found)
    return found
  }
}

/** How messages write numbers. */
export const FORMATTERS: Formatters = {
  getNumberFormat: kept((locale, options = {}) => new (isShare(options) ? Shares : Intl.NumberFormat)(locale, options)),
  getDateTimeFormat: kept((...args) => new Intl.DateTimeFormat(...args)),
  getPluralRules: kept((...args) => new Intl.PluralRules(...args)),
}
