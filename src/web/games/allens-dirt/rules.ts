import type { Frame, RollKind } from '../../../games/allens-dirt/state.ts'

/** The paragraph about each roll. */
export const ROLL_RULES: Readonly<Record<RollKind | 'roll-off', string>> = {
  qualifying: 'AD-2',
  movement: 'AD-5',
  'snake-eyes': 'AD-18',
  'skip-a-turn': 'AD-10',
  'go-to-pits': 'AD-11',
  contact: 'AD-15',
  consequence: 'AD-17',
  'crash-check': 'AD-19',
  'roll-off': 'AD-34',
}

/** The paragraph about each moment. */
export const FRAME_RULES: Readonly<Record<Frame['kind'], string>> = {
  ...ROLL_RULES,
  move: 'AD-14',
  bonus: 'AD-3',
  over: 'AD-21',
}
