import { describe, expect, it } from 'vitest'
import type { Game } from '../engine/game.ts'
import type { Risk } from '../engine/risk.ts'
import { sentence } from '../engine/sentence.ts'
import { MANIFESTS } from '../games/index.ts'
import { tableFor } from '../table/testing/fixtures.ts'
import { reasons, type Weighed } from './reason.ts'

const { game, risks } = MANIFESTS['dodge-dice']!

const chooser = async () => {
  const state = (game as Game).setup(tableFor(game, 2))
  return { game, view: game.view(state, 0), seat: 0, told: await risks!() }
}

const weighed = (kind: string, worth: number, list: readonly Risk[] = []): Weighed => ({
  actions: [{ kind }],
  meaning: sentence(kind),
  chance: { worth, interval: null },
  risks: list,
})

const danger = (chance: number, change: Partial<Risk> = {}): Risk[] => [
  { kind: 'danger', what: sentence('spill'), chance, ...change },
]

const keys = async (first: Weighed, second?: Weighed) =>
  reasons(await chooser(), first, second).map(({ key }) => key.replace('odds.why.', ''))

describe('why a choice is the best', () => {
  it('says both chances, not their difference', async () => {
    const [lead] = reasons(await chooser(), weighed('roll', 0.059), weighed('skip', 0.051))
    expect(lead).toMatchObject({
      values: { own: { values: { chance: 0.059 } }, less: { values: { chance: 0.051 } }, other: { key: 'skip' } },
    })
  })

  it('says what is known of a chance that is nearly none, and no more', async () => {
    const few: Weighed = { ...weighed('skip', 0.001), chance: { worth: 0.001, interval: [0, 0.004] } }
    const many: Weighed = { ...weighed('roll', 0.999), chance: { worth: 0.999, interval: [0.996, 1] } }
    const [lead] = reasons(await chooser(), many, few)
    expect(lead).toMatchObject({
      values: {
        own: { key: 'odds.share.over', values: { chance: 0.99 } },
        less: { key: 'odds.share.under', values: { chance: 0.01 } },
      },
    })
  })

  it('is a risk that is smaller', async () => {
    expect(await keys(weighed('skip', 0.6), weighed('roll', 0.4, danger(0.3)))).toEqual(['better', 'danger'])
  })

  it('is else what one has afterwards: a chip is kept', async () => {
    expect(await keys(weighed('roll', 0.6), weighed('skip', 0.4))).toEqual(['better', 'standing'])
  })

  it('is else that what it costs is worth it', async () => {
    expect(await keys(weighed('skip', 0.6), weighed('roll', 0.4))).toEqual(['better', 'despite.standing'])
    expect(await keys(weighed('roll', 0.6, danger(0.3)), weighed('roll', 0.4))).toEqual(['better', 'despite.danger'])
  })

  it('is never what comes whatever is chosen', async () => {
    const coming = danger(0.3, { isComing: true })
    expect(await keys(weighed('roll', 0.6), weighed('roll', 0.4, coming))).toEqual(['better', 'later'])
  })

  it('is not sought where another choice is as good, or there is none', async () => {
    expect(await keys(weighed('skip', 0.5), weighed('roll', 0.5))).toEqual(['alike'])
    expect(await keys(weighed('skip', 0.5))).toEqual(['only'])
  })
})
