import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Seat } from '../../../engine/game.ts'
import { LINE, MOST_LANES, type View } from '../../../games/allens-dirt/state.ts'
import { moves } from '../../settings/settings.ts'
import type { Oval } from './geometry.ts'
import { acrossOf, type Stand } from './places.ts'

const SHORTEST = 420
const LONGEST = 1000
const EACH_COLUMN = 80

/** Where a car is, as far as its way there matters. */
interface Spot {
  readonly oval: Oval
  readonly stand: Stand
  readonly position: number
  readonly lane: number
}

export const transformOf = ({ x, y, angle }: Pick<Stand, 'x' | 'y' | 'angle'>): string =>
  `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) rotate(${angle.toFixed(1)}deg)`

/** A car glides once from where it was to where it is, along the road, however many steps lie between. */
export function useGlide(car: RefObject<SVGGElement | null>, view: View, seat: Seat, stand: Stand, oval: Oval): void {
  const before = useRef<Spot | null>(null)
  const place = transformOf(stand)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a car that stands where it stood does not move
  useLayoutEffect(() => {
    const now = { oval, stand, position: view.position[seat]!, lane: view.lane[seat]! }
    const was = before.current
    before.current = now
    if (was?.oval === oval && moves()) glide(car.current!, was, now)
  }, [place, oval])
}

/** One that is still under way goes on from where it is seen. */
function glide(car: SVGGElement, was: Spot, now: Spot): void {
  const running = car.getAnimations()
  const start = running.length > 0 ? getComputedStyle(car).transform : transformOf(was.stand)
  for (const animation of running) animation.cancel()
  const way = [start, ...between(was, now), transformOf(now.stand)]
  const duration = Math.min(LONGEST, SHORTEST + EACH_COLUMN * (way.length - 2))
  car.animate(
    way.map((transform) => ({ transform })),
    { duration, easing: 'cubic-bezier(0.4, 0, 0.2, 1)' },
  )
}

const isOnRoad = ({ lane }: Spot): boolean => lane < MOST_LANES || lane === LINE

/** The columns passed on the road; from and to anywhere else it goes straight. */
function between(was: Spot, now: Spot): string[] {
  const columns = now.position - was.position
  if (!isOnRoad(was) || !isOnRoad(now) || columns <= 1) return []
  const [from, to] = [acrossOfSpot(was), acrossOfSpot(now)]
  return Array.from({ length: columns - 1 }, (_, i) =>
    transformOf(now.oval.place(was.position + i + 1, from + ((to - from) * (i + 1)) / columns)),
  )
}

/** On the line lanes do not matter. */
const acrossOfSpot = ({ lane, oval }: Spot): number => (lane === LINE ? 0 : acrossOf(lane, oval.lanes))
