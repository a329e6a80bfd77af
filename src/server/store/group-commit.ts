import { storeFault } from './fault.ts'

interface Gathered<Write, Written> {
  readonly writes: readonly Write[]
  readonly resolve: (written: readonly Written[]) => void
  readonly reject: (fault: unknown) => void
}

/**
 * Gathers the writes of one tick, and while a commit runs all that come meanwhile, into the next commit. When a commit
 * takes longer than anybody should wait, whatever is not on its way is refused: of what is, nobody knows the end.
 */
export class GroupCommit<Write, Written> {
  readonly #commit: (writes: readonly Write[]) => Promise<readonly Written[]>
  readonly #patience: number
  #gathered: Gathered<Write, Written>[] = []
  #running: Promise<void> | null = null
  #isSlow = false

  constructor(commit: (writes: readonly Write[]) => Promise<readonly Written[]>, patience: number) {
    this.#commit = commit
    this.#patience = patience
  }

  add(writes: readonly Write[]): Promise<readonly Written[]> {
    if (this.#isSlow) return Promise.reject(storeFault('busy'))
    return new Promise((resolve, reject) => {
      this.#gathered.push({ writes, resolve, reject })
      this.#running ??= this.#run()
    })
  }

  /** When nothing is gathered or under way any more. */
  async idle(): Promise<void> {
    await this.#running
  }

  async #run(): Promise<void> {
    await tick()
    while (this.#gathered.length > 0) await this.#commitGroup(this.#gathered.splice(0))
    this.#running = null
  }

  async #commitGroup(group: readonly Gathered<Write, Written>[]): Promise<void> {
    const watch = setTimeout(() => this.#slow(), this.#patience)
    try {
      tell(group, await this.#commit(group.flatMap(({ writes }) => writes)))
    } catch (fault) {
      for (const { reject } of group) reject(fault)
    } finally {
      clearTimeout(watch)
      this.#isSlow = false
    }
  }

  #slow(): void {
    this.#isSlow = true
    for (const { reject } of this.#gathered.splice(0)) reject(storeFault('busy'))
  }
}

const tick = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function tell<Write, Written>(group: readonly Gathered<Write, Written>[], written: readonly Written[]): void {
  let from = 0
  for (const { writes, resolve } of group) {
    resolve(written.slice(from, from + writes.length))
    from += writes.length
  }
}
