import type { Judgement, Thinking } from './judge.ts'

/** Works something out, step by step; whoever cannot wait for it gets what others judge. */
export function* meanwhile<Found>(
  working: Generator<void, Found, void>,
  judging: () => Thinking,
): Generator<() => Judgement, Found, void> {
  let step = working.next()
  if (step.done) return step.value
  const judgement = yield* judging()
  for (; !step.done; step = working.next()) yield () => judgement
  return step.value
}
