import { refusalOf } from '../../engine/act.ts'
import type { WholeMove } from '../../engine/ends.ts'
import type { Kinds, Refusal, Seat } from '../../engine/game.ts'
import type { Drives } from '../../engine/guide.ts'
import { seeded } from '../../engine/random.ts'
import type { Sentence } from '../../engine/sentence.ts'
import type { Sitter } from '../../engine/sitter.ts'
import { same } from '../../engine/values.ts'
import { movesAt } from '../../lab/position.ts'
import type { Match } from '../../protocol/match.ts'
import { Witness } from '../../table/witness.ts'
import type { Play } from '../games/play.ts'
import type { Decision } from '../odds/odds.ts'
import type { Scene } from '../table/screen/scene.ts'

type Action = Kinds['action']

/** A position as the seat that decides sees it, with all that it can do. */
export interface Standing {
  readonly play: Play
  readonly sitters: readonly Sitter[]
  readonly scene: Scene
  readonly decision: Decision
  /** Where a drive can end; nothing where each action is a move. */
  readonly wholeMoves: readonly WholeMove[]
  /** What happened last. */
  readonly told: readonly Sentence[]
}

/** Null where the seat has nothing to decide. */
export function standingOf(play: Play, drives: Drives | null, match: Match, seat: Seat): Standing | null {
  const { game, length, present, waiting, log } = match.timeline
  if (waiting.kind !== 'seats' || !waiting.seats.includes(seat)) return null
  const legal = game.legal(present, seat)
  const witness = new Witness(match.timeline, seat)
  const view = witness.view(length)
  const moves = movesAt(game, drives, view, seat, legal)
  const choices = legal.map((action) => ({ seat, action, meaning: game.choice(view, action) }))
  const latest = length === 0 ? null : game.redact(log[length - 1]!, seat)
  const tray = play.tray(view, witness.fall(length))
  return {
    play,
    sitters: play.painted?.(view, match.head.seats) ?? match.head.seats,
    scene: { view, tray, rolling: null, choices, active: seat, latest },
    decision: { game, view, seat, moves },
    wholeMoves: moves.every(({ actions }, index) => same(actions, [legal[index]])) ? [] : moves,
    told: latest ? game.describe(latest, witness.view(length - 1), view) : [],
  }
}

/** The move that some steps are, or lead to as well; null for what is only a part of one, or of none. */
export function moveFor({ game, view, seat, moves }: Decision, actions: readonly Action[]): WholeMove | null {
  const exact = moves.find((move) => same(move.actions, actions))
  if (exact) return exact
  const after = stateAfter(game, view, seat, actions)
  return moves.find((move) => after !== null && same(stateAfter(game, view, seat, move.actions), after)) ?? null
}

function stateAfter(game: Decision['game'], view: Kinds['view'], seat: Seat, actions: readonly Action[]) {
  const state = game.guess(view, seat, seeded(0))
  for (const action of actions) {
    if (refusalOf(game, state, seat, action)) return null
    game.play(state, seat, action)
  }
  return state
}

/** Why something cannot be done at all; null for a part of what can. */
export const refusalIn = ({ game, view, seat }: Decision, action: Action): Refusal | null =>
  refusalOf(game, game.guess(view, seat, seeded(0)), seat, action)
