/** Who acts for bots and dice: of several tabs that show one table, one alone. */
export class Pen {
  readonly #name: string
  readonly #passed: (isHeld: boolean) => void
  #leave: (() => void) | null = null
  #line: AbortController | null = null
  /** Asked for, and not yet answered: who asked twice would take it from itself. */
  #isTaking = false
  #isDropped = false

  constructor(name: string, passed: (isHeld: boolean) => void) {
    this.#name = name
    this.#passed = passed
  }

  /** The tab that is looked at takes it. Where tabs cannot know of each other, each has its own. */
  take = (): void => {
    if (document.hidden || this.#leave || this.#isTaking) return
    if (!navigator.locks) return this.#passed(true)
    this.#stepBack()
    this.#isTaking = true
    this.#hold({ steal: true })
  }

  /** For the tab that leaves; whoever stands in line has it next. What was asked for may still come, and goes back. */
  drop(): void {
    this.#isDropped = true
    this.#stepBack()
    this.#leave?.()
    this.#leave = null
  }

  #hold(how: LockOptions): void {
    let own: (() => void) | null = null
    const held = navigator.locks.request(this.#name, how, () => {
      this.#isTaking = false
      if (this.#isDropped) return
      this.#passed(true)
      return new Promise<void>((leave) => {
        own = leave
        this.#leave = leave
      })
    })
    // Refused while waiting in line, this tab has stepped back itself.
    held.catch(() => own && this.#leave === own && this.#taken())
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
