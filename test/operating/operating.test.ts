import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { House } from '../live/house.ts'
import { commands, shownMetrics, textOf } from './files.ts'

/** Of github.com/compose-spec/compose-spec, under the Apache License 2.0. */
const { $schema: _, ...schema } = JSON.parse(textOf('test/operating/compose-spec.json'))
const Compose = z.fromJSONSchema(schema, { defaultTarget: 'draft-7' })

describe('what an operator takes from here', () => {
  it('is a dashboard of measurements that there are', async () => {
    const house = await House.open()
    const served = await (await house.fetch('/metrics')).text()
    await house.close()
    const known = new Set(
      [...served.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name, kind]) => namesOf(name!, kind!)),
    )
    expect(shownMetrics().filter((name) => !known.has(name))).toEqual([])
    expect(shownMetrics().length).toBeGreaterThan(5)
  })

  it('is a compose file as its specification wants it', () => {
    const compose = parse(textOf('compose.yaml'), { merge: true })
    expect(Compose.safeParse(compose).error?.issues).toBeUndefined()
    expect(Compose.safeParse({ ...compose, services: { paddock: { imagee: 'paddock' } } }).success).toBe(false)
  })

  it('is a walk that starts, backs up, restores, moves and restarts', () => {
    const walk = commands().join('')
    for (const step of ['serve', 'backup', 'restore', 'move']) expect(walk).toContain(`paddock ${step}`)
  })
})

/** What Prometheus makes of one measurement. */
const namesOf = (name: string, kind: string): string[] =>
  kind === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name]
