import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from './database.ts'
import { Ends } from './ends.ts'
import { prepareAll, type Statements } from './statements.ts'
import { commit, type Write } from './writes.ts'

let database: Database
let statements: Statements
let ends: Ends

beforeAll(() => {
  database = openDatabase(':memory:')
  statements = prepareAll(database)
  ends = new Ends(statements)
  commit(database, statements, ends, ['one', 'two'].map(table))
})
afterAll(() => database.close())

const table = (id: string): Write => ({
  kind: 'create',
  row: { id, code: id, plan: '', isPublic: false, host: '', secret: '', commitment: '', created: 0 },
})
const append = (id: string, first: number, ...bodies: readonly string[]): Write => ({
  kind: 'append',
  append: { table: id, first, events: bodies.map((body) => ({ at: 0, body })) },
})
const UNWRITABLE = null as unknown as string
const committed = (...writes: readonly Write[]) => commit(database, statements, ends, writes)
const seqsOf = (id: string): number[] => statements.events.all(id, 0, -1).map(({ seq }) => seq)

describe('the ends of logs', () => {
  it('are known after what was appended, and those of no table are not', () => {
    expect(committed(append('one', 1, 'a', 'b'), append('one', 3, 'c'), append('none', 1, 'a'))).toEqual([
      'kept',
      'kept',
      'taken',
    ])
    expect(ends.of('one')!.last).toBe(3)
    expect(ends.of('none')).toBeNull()
  })

  it('let nothing in that leaves a gap or comes twice', () => {
    expect(committed(append('one', 3, 'd'), append('one', 5, 'd'), append('one', 4, 'd'))).toEqual([
      'taken',
      'taken',
      'kept',
    ])
    expect(seqsOf('one')).toEqual([1, 2, 3, 4])
  })

  it('tell of nothing that was not kept, at any table of a commit that failed', () => {
    expect(() => committed(append('two', 1, 'a'), append('one', 5, 'e', UNWRITABLE))).toThrow()
    expect([ends.of('one')!.last, ends.of('two')!.last]).toEqual([4, 0])
    expect(committed(append('two', 1, 'a'), append('one', 5, 'e'))).toEqual(['kept', 'kept'])
    expect([seqsOf('one'), seqsOf('two')]).toEqual([[1, 2, 3, 4, 5], [1]])
  })
})
