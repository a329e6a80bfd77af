// Dodge Dice on boardgame.io, played by its own client with uniformly random choices.
import { createRequire } from 'node:module'
import type { Random } from '../src/engine/random.ts'
import { decided, game, type Table } from './dodge-boardgame-rules.ts'

const { Client } = createRequire(import.meta.url)('boardgame.io/client') as {
  Client: (options: object) => BoardgameClient
}

interface BoardgameClient {
  start(): void
  stop(): void
  getState(): { G: Table; ctx: { currentPlayer: string; gameover?: { winner: number } } }
  moves: Record<string, (...values: unknown[]) => void>
}

/** Plays games to their end and gives back how many seat 0 won. */
export function dodgeOnBoardgame(random: Random, games: number, players: number): number {
  let wins = 0
  for (let i = 0; i < games; i++) if (playGame(random, players) === 0) wins++
  return wins
}

function playGame(random: Random, players: number): number {
  const client = Client({ game: { ...game, seed: random() }, numPlayers: players, debug: false })
  client.start()
  for (;;) {
    const { G, ctx } = client.getState()
    if (ctx.gameover) {
      client.stop()
      return ctx.gameover.winner
    }
    const [move, ...values] = decided(G, Number(ctx.currentPlayer), random)
    client.moves[move]!(...values)
  }
}
