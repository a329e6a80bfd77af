import { top } from '../../../../engine/frames.ts'
import type { Seat } from '../../../../engine/game.ts'
import type { Risk, Risks } from '../../../../engine/risk.ts'
import { copy } from '../../../../engine/values.ts'
import { type Check, type Effect, effectOf } from '../../board.ts'
import { outcomes } from '../../rules/dice.ts'
import { totalOf } from '../../rules/qualifying.ts'
import { play } from '../../rules/sequence.ts'
import type { Action, AllensDirt, Contact, State } from '../../state.ts'
import { say } from '../../telling/say.ts'
import { chanceToSuffer } from '../odds.ts'

/** What may come of a move. */
export const risks: Risks<AllensDirt>['of'] = (view, seat, actions) =>
  top(view).kind === 'move' ? ofDrive(view, seat, actions) : []

/** What is rolled where the drive ends. */
function ofDrive(view: State, seat: Seat, actions: readonly Action[]): Risk[] {
  const state = copy(view)
  for (const action of actions) play(state, seat, action)
  const frame = top(state)
  switch (frame.kind) {
    case 'contact':
      return ofContact(state, frame, seat)
    case 'consequence':
      return [lost(1), ...ofCheck('consequence', 1)]
    case 'skip-a-turn':
    case 'go-to-pits':
      return ofCheck(frame.kind, 1)
    default:
      return []
  }
}

/** AD-15, AD-16 Whoever has suffered in this round suffers no more. */
function ofContact(state: State, { others }: Contact, seat: Seat): Risk[] {
  const chance = state.affected[seat] ? 0 : chanceToLose(state, seat, others)
  return [lost(chance), ...ofCheck('consequence', chance)]
}

const lost = (chance: number): Risk => ({ kind: 'danger', what: say('risk.contact'), chance })

/** AD-15 The chance that one of the others rolls as much or more; a roll that stands is not rolled again. */
function chanceToLose({ contact }: State, seat: Seat, others: readonly Seat[]): number {
  const against = (own: number) =>
    1 - others.reduce((safe, other) => safe * (1 - chanceToSuffer(own, contact[other]!)), 1)
  if (contact[seat]! > 0) return against(contact[seat]!)
  const rolls = outcomes().outcomes
  return rolls.reduce((sum, { dice }) => sum + against(totalOf(dice)), 0) / rolls.length
}

/** From the worst down; half speed is what is left. */
const GRAVE: readonly Effect[] = ['crash', 'spin', 'pits', 'half-speed']

/** AD-10, AD-11, AD-17 What the roll of a check does, if it comes to that. */
function ofCheck(check: Check, share: number): Risk[] {
  const rolls = outcomes().outcomes
  return GRAVE.flatMap((effect): Risk[] => {
    const hits = rolls.filter(({ dice }) => effectOf(check, totalOf(dice)) === effect).length
    const chance = (share * hits) / rolls.length
    return chance > 0 ? [{ kind: 'danger', what: say(`risk.${effect}`), chance }] : []
  })
}
