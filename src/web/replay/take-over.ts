import { type Entry, isOutcome, type Kinds } from '../../engine/game.ts'
import type { Sitter } from '../../engine/sitter.ts'
import { keepsSecrets, withoutProof } from '../../protocol/match.ts'
import { keepMatch, startTable } from '../table/store/tables.ts'
import { chanceAt } from './outcomes.ts'
import type { Reel } from './reel.ts'

/** What becomes different: the choices to come, with the dice of the match or others, dice that fall anew, or that somebody sets. */
export type Change = 'same' | 'choices' | 'again' | 'chosen'

/** What can be changed after so many entries of a match. */
export interface Ways {
  readonly changes: readonly Change[]
  /** The entry that would fall otherwise, or −1 if no chance event is near. */
  readonly chance: number
}

const NONE: Ways = { changes: [], chance: -1 }

/** A match that still hides something cannot be taken over: whoever did could look into all hands. */
export function waysAt(reel: Reel, at: number): Ways {
  if (keepsSecrets(reel.match)) return NONE
  const { timeline } = reel.match
  const last = timeline.log[at - 1]
  const fell = last !== undefined && isOutcome<Kinds>(last)
  const isOver = timeline.game.waiting(timeline.before(at)).kind === 'over'
  const chance = fell ? at - 1 : chanceAt(reel, at) ? at : -1
  const changes: Change[] = isOver ? [] : ['choices']
  if (!isOver && timeline.log.slice(at).some(isOutcome<Kinds>)) changes.push('same')
  if (fell) changes.push('again')
  if (chance >= 0) changes.push('chosen')
  return { changes, chance }
}

interface Wish {
  readonly at: number
  readonly change: Change
  readonly chance: number
  /** What falls instead, where somebody chose it. */
  readonly outcome: Kinds['outcome']
  readonly sitters: readonly Sitter[]
}

/** Makes a new table that begins where another was, and returns its id. The other stays as it is. */
export async function takeOver(
  { play, match, id }: Reel,
  { at, change, chance, outcome, sitters }: Wish,
): Promise<string> {
  const cut = change === 'choices' || change === 'same' ? at : chance
  const instead: Entry[] = change === 'chosen' ? [{ outcome }] : []
  const { game: _game, ...agreement } = withoutProof(match).head
  const log = [...match.timeline.log.slice(0, cut), ...instead]
  const origin = change === 'same' ? { id: id ?? (await keepMatch(match)), at, sameDice: true } : { id, at }
  return startTable(play, { ...agreement, seats: sitters }, { log, origin })
}
