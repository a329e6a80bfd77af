import pico from 'picocolors'
import type { Game } from '../engine/game.ts'
import type { Report, SeatReport } from '../lab/report.ts'
import { columns } from './output.ts'

export interface Outlook extends Omit<Report, 'seats'> {
  readonly game: string
  readonly rulesVersion: number
  readonly seed: number
  readonly options: object
  /** True when the run was stopped; the sums are those of a run with this many games. */
  readonly partial: boolean
  readonly seats: readonly (SeatReport & { readonly player: string })[]
  readonly seconds: number
  readonly gamesPerSecond: number
}

const HEAD = ['seat', 'player', 'wins', 'shared', 'win rate', '95 % interval', 'mean place', 'mean score']

/** Long games come in less than one a second. */
const rate = (games: number): string => (games < 10 ? games.toPrecision(2) : grouped(Math.round(games)))

export function simulationText(game: Game, outlook: Outlook): string {
  const { games, seed, seconds, gamesPerSecond, meanDecisions, meanChances, failures } = outlook
  const speed = `${seconds.toFixed(1)} s, ${rate(gamesPerSecond)} games/s`
  return [
    `${pico.bold(game.title)}: ${grouped(games)} games${outlook.partial ? ' (partial)' : ''}, seed ${seed}`,
    '',
    columns([HEAD, ...outlook.seats.map(seatRow)]),
    '',
    `Per game: ${meanDecisions.toFixed(1)} decisions, ${meanChances.toFixed(1)} chance events.`,
    `Broken invariants: ${failures === 0 ? 'none' : `in ${grouped(failures)} games`}.`,
    pico.dim(speed),
  ].join('\n')
}

/** What is not as it should be. */
export const verdict = ({ failures, firstFailure, partial, games, seed }: Outlook, wanted: number): string[] => [
  ...(partial ? [`Stopped after ${games} of ${wanted} games.`] : []),
  ...(firstFailure
    ? [
        `Invariants failed in ${failures} games, first in game ${firstFailure.game} of seed ${seed}: ${firstFailure.what}`,
      ]
    : []),
]

const seatRow = ({
  seat,
  player,
  wins,
  sharedWins,
  winRate,
  interval,
  meanPlace,
  meanScore,
}: Outlook['seats'][number]) => [
  seat,
  player,
  wins,
  sharedWins,
  percent(winRate),
  `${percent(interval[0])} – ${percent(interval[1])}`,
  meanPlace.toFixed(2),
  meanScore.toFixed(1),
]

const percent = (share: number): string => `${(share * 100).toFixed(1).padStart(4)} %`
const grouped = (count: number): string => count.toLocaleString('en')
