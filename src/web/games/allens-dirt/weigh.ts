/** The last part of a key that matters, and how much. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ asked: 0, weighs: 0, keeps: 0, paid: 0 },
  ...{ rests: 2, 'drives-into': 2, 'leads-lap': 2, 'contact-lost': 3, 'contact-tie': 3, 'half-speed': 3 },
  ...{ spin: 4, pits: 4, crash: 4, caught: 4, yellow: 4, red: 4, crossing: 4, scores: 4 },
  ...{ 'at-the-line': 5, 'under-flag': 5, alone: 5, nobody: 5, champion: 5 },
}

/** Spins, flags and the finish are what everybody looks up for. */
export const weigh = (key: string): number => WEIGHTS[key.slice(key.lastIndexOf('.') + 1)] ?? 1
