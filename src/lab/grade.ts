/** What a decision gave away, in words; each from so much of a win on. */
export const GRADES = { good: 0, inaccuracy: 0.01, mistake: 0.03, blunder: 0.08 } as const
export type Grade = keyof typeof GRADES

export const GRADE_NAMES = Object.keys(GRADES) as readonly Grade[]

export const gradeOf = (lost: number): Grade => GRADE_NAMES.findLast((name) => lost >= GRADES[name]) ?? 'good'

export function countGrades(graded: readonly { readonly grade: Grade }[]): Record<Grade, number> {
  const counts = { good: 0, inaccuracy: 0, mistake: 0, blunder: 0 }
  for (const { grade } of graded) counts[grade]++
  return counts
}
