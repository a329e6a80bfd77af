import { allensDirtSeason } from '../../games/allens-dirt-season/game.ts'
import { MANIFESTS } from '../../games/index.ts'
import { type Match, newMatch } from '../../protocol/match.ts'
import { misused } from '../complaint.ts'
import { fileName, STANDARD_INPUT } from '../files.ts'
import { tableFor } from '../wishes.ts'
import { targetOf } from '../writing.ts'
import type { Driver } from './drivers.ts'
import { openSeason } from './file.ts'
import type { Formats } from './telling.ts'

export interface SeasonWishes {
  readonly laps?: number
  readonly board?: string
}

export async function newSeason(drivers: readonly Driver[], wishes: SeasonWishes): Promise<Match> {
  const { laps, board } = wishes
  const playable = MANIFESTS[allensDirtSeason.id]!
  const table = await tableFor(playable.game, {
    ...(laps === undefined ? {} : { options: `laps=${laps}` }),
    ...(board === undefined ? {} : { board }),
  })
  return newMatch(playable, table, drivers)
}

/** The score sheet must not take the place of the season itself. */
export async function openFile(file: string, { html }: Formats): Promise<Match> {
  if (html !== undefined && file !== STANDARD_INPUT && targetOf(html) === targetOf(file))
    throw misused(`--html ${fileName(html)}: This is the file of the season itself.`)
  return openSeason(file)
}
