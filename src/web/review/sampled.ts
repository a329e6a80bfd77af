/** At most about so many of the numbers below `count`, evenly spread, the first, the last and `kept` among them. */
export function sampledMoments(count: number, kept: readonly number[], most: number): number[] {
  const step = Math.max(1, (count - 1) / most)
  const even = Array.from({ length: Math.floor((count - 1) / step) + 1 }, (_, i) => Math.round(i * step))
  const all = [...even, ...kept.filter((at) => at < count), count - 1]
  return [...new Set(all)].sort((one, other) => one - other)
}
