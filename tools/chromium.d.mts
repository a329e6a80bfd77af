export const FLAGS: readonly string[]
export function findChromium(): string
