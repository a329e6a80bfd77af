import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_SEATS } from './plan.ts'
import { isUsual, readRequest } from './read-request.ts'
import { LONGEST_ID, Request } from './requests.ts'

const odd = fc.oneof(
  fc.constantFrom(undefined, null, '', 0, -1, -0, 0.5, 2 ** 53, MOST_SEATS, MOST_SEATS - 1, Number.NaN, true, [], {}),
  fc.string({ maxLength: LONGEST_ID + 2 }),
  fc.jsonValue(),
)

/** Mostly the first, else something odd. */
const mostly = <T>(usual: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: usual as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: odd })

const action = fc.oneof(
  fc.record({ kind: mostly(fc.string()), to: odd }, { requiredKeys: [] }),
  fc.constant(JSON.parse('{"kind":"roll","__proto__":{"kind":"skip"}}')),
)

const message = fc
  .record(
    {
      kind: mostly(fc.constantFrom('act', 'roll', 'undo', 'ping')),
      id: mostly(fc.string({ minLength: 1, maxLength: LONGEST_ID + 1 })),
      after: mostly(fc.nat()),
      seat: mostly(fc.nat({ max: MOST_SEATS })),
      actions: mostly(fc.array(mostly(action), { maxLength: 2 })),
      more: odd,
    },
    { requiredKeys: ['kind', 'id', 'after', 'seat'] },
  )
  .map((fields): unknown => JSON.parse(JSON.stringify(fields)))

const bySchema = (value: unknown): unknown => Request.safeParse(value).data ?? null

describe('requests', () => {
  it('are read as the schema reads them', () => {
    fc.assert(
      fc.property(message, (value) => {
        expect(readRequest(value)).toEqual(bySchema(value))
      }),
      { seed: 1, numRuns: 500 },
    )
  })

  it.each([
    { kind: 'act', id: 'request-1', after: 12, seat: 1, actions: [{ kind: 'give', to: 0 }] },
    { kind: 'roll', id: 'request-1', after: 0, seat: 0 },
  ])('that come most need no schema: $kind', (request) => {
    expect(isUsual(request)).toBe(true)
    expect(readRequest(request)).toEqual(bySchema(request))
  })

  it.each([
    { kind: 'roll', id: 'request-1', after: 0, seat: 0, more: 1 },
    { kind: 'roll', id: 'x'.repeat(LONGEST_ID + 1), after: 0, seat: 0 },
    { kind: 'roll', id: '', after: 0, seat: 0 },
    { kind: 'roll', id: 'request-1', after: 0, seat: MOST_SEATS },
    { kind: 'act', id: 'request-1', after: -1, seat: 0, actions: [{ kind: 'roll' }] },
    { kind: 'act', id: 'request-1', after: 0, seat: 0, actions: [{ kind: 1 }] },
    { kind: 'act', id: 'request-1', after: 0, seat: 0, actions: [] },
    [],
    null,
  ])('that are none are refused: %j', (request) => {
    expect(readRequest(request)).toBeNull()
  })
})
