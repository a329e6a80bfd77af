/** Members who have their turn once in a round, spread over all of it: all at once, they would keep everybody waiting. */
export class Round<Member> {
  readonly #parts: readonly Set<Member>[]
  readonly #partOf = new Map<Member, Set<Member>>()
  #next = 0
  #newest = 0

  constructor(parts: number) {
    this.#parts = Array.from({ length: parts }, () => new Set())
  }

  get size(): number {
    return this.#partOf.size
  }

  get members(): Iterable<Member> {
    return this.#partOf.keys()
  }

  add(member: Member): void {
    const part = this.#parts[this.#newest++ % this.#parts.length]!
    part.add(member)
    this.#partOf.set(member, part)
  }

  delete(member: Member): void {
    this.#partOf.get(member)?.delete(member)
    this.#partOf.delete(member)
  }

  /** Those whose turn it is next. */
  turn(): Iterable<Member> {
    return this.#parts[this.#next++ % this.#parts.length]!
  }
}
