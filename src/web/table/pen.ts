/** Who acts for bots and dice: of several tabs that show one table, one alone. */
export class Pen {
  readonly #name: string
  readonly #passed: (isHeld: boolean) => void
  #leave: (() => void) | null = null
  #line: AbortController | null = null

  constructor(name: string, passed: (isHeld: boolean) => void) {
    this.#name = name
    this.#passed = passed
  }

  /** The tab that is looked at takes it. Where tabs cannot know of each other, each has its own. */
  take = (): void => {
    if (document.hidden || this.#leave) return
    if (!navigator.locks) return this.#passed(true)
    this.#stepBack()
    this.#hold({ steal: true })
  }

  /** For the tab that leaves; whoever stands in line has it next. */
  drop(): void {
    this.#stepBack()
    this.#leave?.()
    this.#leave = null
  }

  #hold(how: LockOptions): void {
    let isHeld = false
    const held = navigator.locks.request(this.#name, how, () => {
      isHeld = true
      this.#passed(true)
      return new Promise<void>((leave) => {
        this.#leave = leave
      })
    })
    // Refused while waiting in line, this tab has stepped back itself.
    held.catch(() => isHeld && this.#taken())
  }

  /** Another tab is looked at now: this one stands in line until that one leaves. */
  #taken(): void {
    this.#leave = null
    this.#passed(false)
    this.#line = new AbortController()
    this.#hold({ signal: this.#line.signal })
  }

  #stepBack(): void {
    this.#line?.abort()
    this.#line = null
  }
}
