import { existsSync, readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { seeded } from '../../src/engine/random.ts'
import { GAMES } from '../../src/games/index.ts'
import { chanceEvents, samplerProblems } from './chance.ts'
import { CHECKS } from './checks.ts'
import { refusedRules } from './doors.ts'
import { idleProblems } from './hidden.ts'
import type { Around, Moment } from './moment.ts'
import { foreignEntries, legalActions, problemsIn, sampleMoments } from './moments.ts'
import { json } from './problems.ts'
import { actsByChange } from './reveal.ts'
import { pairwiseTables } from './tables.ts'
import { volumeOf } from './volume.ts'
import { catalogueProblems } from './words.ts'

const MINUTE = 60_000
const EVENTS_OF_A_KIND = 5
const games = Object.values(GAMES)

describe('the list of games', () => {
  it('names every game by its id', () => {
    expect(Object.keys(GAMES)).toEqual(games.map(({ id }) => id))
  })
})

describe.each(games)('$title', { timeout: 5 * MINUTE }, (game) => {
  const { states, entries } = volumeOf(game.id)
  let moments: readonly Moment[]
  let actions: Around['actions']
  let foreign: Around['foreign']

  /** Each check draws from its own stream, so that a new one changes none of the others. */
  const around = (title: string): Around => ({ random: seeded(title.length, title.charCodeAt(0)), actions, foreign })

  beforeAll(() => {
    moments = sampleMoments(game, pairwiseTables(game), states, entries)
    actions = legalActions(moments)
    foreign = foreignEntries(games.filter((other) => other !== game))
  }, 5 * MINUTE)

  it.each(Object.entries(CHECKS))('%s', (title, check) => {
    expect(problemsIn(moments, check, around(title))).toEqual([])
  })

  it('takes back nothing that was shown, whatever kind of act showed it', () => {
    const title = 'takes back nothing that was shown'
    expect(problemsIn(actsByChange(moments), CHECKS[title]!, around(title))).toEqual([])
  })

  it('samples each chance event as it is distributed', () => {
    const events = chanceEvents(moments, EVENTS_OF_A_KIND)
    expect(events.flatMap((chance) => samplerProblems(game, chance, seeded(3)))).toEqual([])
  })

  it('was tried with different secrets, if it has secrets', () => {
    expect(idleProblems(moments, around('secrets'))).toEqual([])
  })

  it('has words for its options, and messages that can be read', () => {
    expect(catalogueProblems(game)).toEqual([])
  })

  it('refuses by rules that are written down', () => {
    const texts = ['src/engine/RULES.md', `src/games/${game.id}/RULES.md`, `examples/${game.id}/RULES.md`]
    const written = texts.filter(existsSync).map((path) => readFileSync(path, 'utf8'))
    const unwritten = [...refusedRules(moments.slice(0, 300), around('rules'))].filter(
      (rule) => !written.some((text) => text.includes(`| ${rule} |`)),
    )
    expect(unwritten).toEqual([])
  })

  it('sets up the same table twice alike and apart', () => {
    const { table } = moments[0]!
    const [one, other] = [game.setup(table), game.setup(table)]
    expect(json(one)).toBe(json(other))
    expect(CHECKS['can be copied']!({ ...moments[0]!, state: one }, around('copy'))).toEqual([])
  })
})
