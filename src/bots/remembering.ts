import type { Evaluate } from './judge.ts'

/** A plan is weighed when it is found, when it is followed and when it is looked into: once is enough. */
export function remembering<State extends object>(evaluate: Evaluate<State>): Evaluate<State> {
  const known = new Map<State, number>()
  return (state, seat) => {
    const worth = known.get(state) ?? evaluate(state, seat)
    known.set(state, worth)
    return worth
  }
}
