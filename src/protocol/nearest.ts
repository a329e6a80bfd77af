/** The most similar word, if at most half of its letters differ. */
export function nearest(word: string, known: readonly string[]): string | null {
  const ranked = known
    .map((candidate) => ({ candidate, edits: edits(word.toLowerCase(), candidate) }))
    .sort((a, b) => a.edits - b.edits)
  const best = ranked[0]
  return best && best.edits <= best.candidate.length / 2 ? best.candidate : null
}

const LONGEST_WORD = 40

/** How many letters must be added, left out or changed to get from one word to the other. */
function edits(from: string, to: string): number {
  if (from.length > LONGEST_WORD) return from.length
  let row = Array.from({ length: to.length + 1 }, (_, i) => i)
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1]
    for (let j = 0; j < to.length; j++)
      next.push(Math.min(next[j]! + 1, row[j + 1]! + 1, row[j]! + (letter === to[j] ? 0 : 1)))
    row = next
  }
  return row[to.length]!
}
