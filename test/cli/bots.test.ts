import { describe, expect, it } from 'vitest'
import { paddock } from './paddock.ts'

const simulate = (...more: string[]) => paddock(['simulate', 'dodge-dice', '--seed', '7', '--json', ...more])
const players = (out: string) => JSON.parse(out).seats.map(({ player }: { player: string }) => player)

describe('--bots', () => {
  it('seats levels in turn, and the better ones win', async () => {
    const { code, out, err } = await simulate('--games', '60', '--bots', 'club,random')
    expect([code, err]).toEqual([0, ''])
    const { seats } = JSON.parse(out)
    expect(players(out)).toEqual(['club', 'random'])
    expect(seats[0].winRate).toBeGreaterThan(seats[1].winRate)
  })

  it('begins again where there are fewer levels than seats', async () => {
    const { out } = await simulate('--games', '2', '--seats', '5', '--bots', 'club, random')
    expect(players(out)).toEqual(['club', 'random', 'club', 'random', 'club'])
  })

  it('plays the other seats of a table', async () => {
    const args = 'table dodge-dice --seats 4 --people 0 --bots club,casual --seed 3 --json'
    const { code, out } = await paddock(args.split(' '))
    const { seats, result } = JSON.parse(out)
    expect(code).toBe(0)
    expect(seats.map(({ player }: { player: string }) => player)).toEqual(['club', 'casual', 'club', 'casual'])
    expect(result.places.filter((place: number) => place === 1)).toHaveLength(1)
  })

  it.each([
    [['simulate', 'dodge-dice', '--bots', 'club,grandmaster'], 'There is no bot "grandmaster"; there are: '],
    [['table', 'dodge-dice', '--seats', '2', '--people', '1', '--bots', 'club,club'], '--bots names 2 bots, but there'],
  ])('is refused: %j', async (args, message) => {
    const { code, err } = await paddock(args)
    expect(code).toBe(2)
    expect(err).toContain(message)
  })
})
