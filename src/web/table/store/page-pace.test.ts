import { afterAll, expect, it, vi } from 'vitest'
import { simpleStore } from '../../shelf/testing/simple-store.ts'

const quiet = () => Object.assign(new EventTarget(), { matches: false })
vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia: quiet }))
vi.stubGlobal('document', { documentElement: { dataset: {} } })
vi.stubGlobal('localStorage', simpleStore(new Map()))

const { actsForMe, landed, pace, rolling } = await import('./pace.ts')
const { change } = await import('../../settings/settings.ts')

afterAll(() => vi.unstubAllGlobals())

it('The pace of the page is that of its settings, as they are now', () => {
  expect([rolling(), landed(), pace.pause(null, false), pace.skips(), actsForMe()]).toEqual([
    800,
    450,
    700,
    false,
    true,
  ])
  change({ speed: 'fast', skipToMe: true, actForMe: false })
  expect([rolling(), landed(), pace.pause(null, false), pace.skips(), actsForMe()]).toEqual([
    800,
    225,
    280,
    true,
    false,
  ])
})

it('Nothing rolls where nothing is to move', () => {
  change({ motion: 'reduced' })
  expect([rolling(), pace.dice()]).toEqual([0, 0])
})
