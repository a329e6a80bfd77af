import { below, pick, type Random } from '../../src/engine/random.ts'

/** JSON that is no action and no outcome of anything. */
export const GARBAGE: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  '',
  'roll',
  [],
  [[]],
  {},
  { kind: null },
  { kind: 7 },
  { kind: '' },
  { kind: 'nothing' },
  { kind: 'constructor' },
  { kind: '__proto__' },
  { kind: 'toString', to: { kind: {} } },
  JSON.parse('{"kind":"roll","__proto__":{"kind":"skip"}}'),
  { kind: 'x'.repeat(5000) },
]

const SCALARS: readonly unknown[] = [
  null,
  true,
  false,
  0,
  1,
  -1,
  0.5,
  1e9,
  -1e9,
  '',
  'x',
  '1',
  [],
  {},
  [0],
  { kind: 'x' },
]

type Fields = Record<string, unknown>

/** A value of the same shape with one thing wrong: a field changed, dropped, added or of another type. */
export function mutated(value: unknown, random: Random): unknown {
  if (Array.isArray(value)) return mutatedArray(value, random)
  if (typeof value === 'object' && value !== null) return mutatedObject(value as Fields, random)
  return mutatedScalar(value, random)
}

function mutatedScalar(value: unknown, random: Random): unknown {
  if (value === 0 && below(random, 4) === 0) return -0
  if (typeof value === 'number' && below(random, 2) === 0) return value + pick(random, [1, -1, 2, 0.5, 1000])
  if (typeof value === 'string' && below(random, 4) === 0) return `${value} `
  return pick(random, SCALARS)
}

function mutatedObject(value: Fields, random: Random): unknown {
  const names = Object.keys(value)
  const name = names.length > 0 ? pick(random, names) : 'kind'
  switch (below(random, 6)) {
    case 0:
      return { ...value, [pick(random, ['extra', 'seat', 'kind2', 'toJSON'])]: pick(random, SCALARS) }
    case 1:
      return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
    case 2:
      return { ...value, [name]: pick(random, SCALARS) }
    default:
      return { ...value, [name]: mutated(value[name], random) }
  }
}

function mutatedArray(value: readonly unknown[], random: Random): unknown {
  const at = below(random, Math.max(1, value.length))
  switch (below(random, 6)) {
    case 0:
      return [...value, pick(random, [...value, ...SCALARS])]
    case 1:
      return value.filter((_, i) => i !== at)
    case 2:
      return [...value].reverse()
    case 3:
      return { ...value }
    default:
      return value.map((item, i) => (i === at ? mutated(item, random) : item))
  }
}

/** The same action under the name of another kind. */
export const renamed = (action: object, kinds: readonly string[], random: Random): unknown => ({
  ...action,
  kind: pick(random, kinds),
})
