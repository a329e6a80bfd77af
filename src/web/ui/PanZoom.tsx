import { type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useMoves } from '../settings/settings.ts'
import { useWords } from '../words/words.tsx'
import { IconButton } from './Button.tsx'
import style from './PanZoom.module.css'

export interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface PanZoomProps {
  /** The whole drawing. */
  readonly whole: Area
  /** Where the action is. */
  readonly focus: Area | null
  /** Whether to begin close to the action, where the whole would be too small. */
  readonly startsClose: boolean
  readonly label: string
  /** The width of the closest look; absent, a part of the whole. */
  readonly closest?: number
  /** What lies over the drawing and knows which part of it is shown. */
  readonly overview?: (shown: Area, show: (area: Area) => void) => ReactNode
  readonly children: ReactNode
}

const MOST = 5
const STEP = 1.45
const GLIDE = 450

/**
 * An SVG to look around in: drag, pinch, wheel or buttons. It follows the action until somebody looks elsewhere, and
 * again when asked to.
 */
export function PanZoom({ whole, focus, startsClose, label, closest, overview, children }: PanZoomProps) {
  const words = useWords()
  const svg = useRef<SVGSVGElement>(null)
  const [free, setFree] = useState<Area | null>(null)
  const [close, setClose] = useState(startsClose)
  const followed = useSteady(close && focus ? around(focus, whole, closest) : whole, close ? focus : null, whole)
  const wanted = free ?? followed
  const shown = useGlide(wanted, free === null)
  const zoom = (by: number) => setFree(zoomed(free ?? shown, by, whole, undefined, closest))
  const drag = useDrag(svg, shown, whole, closest, setFree)
  useWheel(svg, (by, at) => setFree((from) => zoomed(from ?? shown, by, whole, at, closest)))
  return (
    <div className={style.frame}>
      <svg
        ref={svg}
        viewBox={`${shown.x} ${shown.y} ${shown.width} ${shown.height}`}
        preserveAspectRatio="xMidYMid meet"
        className={style.svg}
        role="group"
        aria-label={label}
        {...drag}
      >
        {children}
      </svg>
      {overview?.(shown, setFree)}
      <div className={style.tools}>
        <IconButton icon="plus" label={words('web.zoom.in')} onClick={() => zoom(STEP)} />
        <IconButton icon="minus" label={words('web.zoom.out')} onClick={() => zoom(1 / STEP)} />
        <IconButton
          icon={close && !free ? 'whole' : 'aim'}
          label={words(close && !free ? 'web.zoom.whole' : 'web.zoom.follow')}
          aria-pressed={close && !free}
          onClick={() => {
            setClose(free ? true : !close)
            setFree(null)
          }}
        />
      </div>
    </div>
  )
}

/** The focus with some room about it, inside the drawing. */
function around(focus: Area, whole: Area, closest = whole.width / 2.2): Area {
  const width = Math.min(whole.width, Math.max(focus.width, closest))
  const height = Math.min(whole.height, Math.max(focus.height, (closest * whole.height) / whole.width))
  const centre = { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 }
  return within({ x: centre.x - width / 2, y: centre.y - height / 2, width, height }, whole)
}

/** A look may be so much wider than it need be. */
const LOOSE = 1.3

/** What is shown stays while the action is in it: whoever follows a car with the eyes needs no second movement. */
function useSteady(wanted: Area, focus: Area | null, whole: Area): Area {
  const [kept, setKept] = useState(wanted)
  const looseness = share(kept, whole) / share(wanted, whole)
  const fits = looseness >= 1 && looseness <= LOOSE
  const stays = isSame(kept, wanted) || (focus !== null && fits && isInSight(kept, focus))
  if (!stays) setKept(wanted)
  return stays ? kept : wanted
}

const isSame = (one: Area, other: Area): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height

/** How much of the drawing a screen of its proportions shows with this area in it: after a change of the window, other parts fit. */
const share = (area: Area, whole: Area): number => Math.max(area.width / whole.width, area.height / whole.height)

const isInSight = (kept: Area, focus: Area): boolean =>
  focus.x >= kept.x &&
  focus.y >= kept.y &&
  focus.x + focus.width <= kept.x + kept.width &&
  focus.y + focus.height <= kept.y + kept.height

function within(area: Area, whole: Area): Area {
  const inside = (start: number, size: number, from: number, room: number) =>
    Math.min(Math.max(start, from), Math.max(from, from + room - size))
  return {
    ...area,
    x: inside(area.x, area.width, whole.x, whole.width),
    y: inside(area.y, area.height, whole.y, whole.height),
  }
}

function zoomed(area: Area, by: number, whole: Area, at = middle(area), closest = whole.width / MOST): Area {
  const factor = Math.min(Math.max(area.width / by, Math.min(closest, whole.width)), whole.width) / area.width
  const next = {
    x: at.x - (at.x - area.x) * factor,
    y: at.y - (at.y - area.y) * factor,
    width: area.width * factor,
    height: area.height * factor,
  }
  return within(next, whole)
}

const middle = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 })

/** Glides to a new area instead of jumping there. */
function useGlide(wanted: Area, glides: boolean): Area {
  const moves = useMoves()
  const [shown, setShown] = useState(wanted)
  const latest = useRef(shown)
  const { x, y, width, height } = wanted
  useLayoutEffect(() => {
    const from = latest.current
    const to = { x, y, width, height }
    const show = (area: Area) => {
      latest.current = area
      setShown(area)
    }
    if (!moves || !glides) return show(to)
    const start = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const part = Math.min(1, (now - start) / GLIDE)
      show(between(from, to, 1 - (1 - part) ** 3))
      if (part < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [x, y, width, height, moves, glides])
  return shown
}

const between = (from: Area, to: Area, part: number): Area => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
  width: from.width + (to.width - from.width) * part,
  height: from.height + (to.height - from.height) * part,
})

type Point = { readonly x: number; readonly y: number }

/** One finger or the mouse pans, two fingers zoom. A short touch stays a tap on what lies under it. */
function useDrag(
  svg: { readonly current: SVGSVGElement | null },
  shown: Area,
  whole: Area,
  closest: number | undefined,
  show: (area: Area) => void,
) {
  const fingers = useRef(new Map<number, Point>())
  const moved = useRef(false)
  const scale = () => {
    const box = svg.current!.getBoundingClientRect()
    return Math.max(shown.width / box.width, shown.height / box.height)
  }
  const onPointerDown = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (fingers.current.size === 0) moved.current = false
    fingers.current.set(pointerId, { x: clientX, y: clientY })
  }
  const onPointerMove = (event: PointerEvent) => {
    const from = fingers.current.get(event.pointerId)
    if (!from) return
    const to = { x: event.clientX, y: event.clientY }
    if (!moved.current && Math.hypot(to.x - from.x, to.y - from.y) < 6) return
    moved.current = true
    svg.current!.setPointerCapture(event.pointerId)
    const others = [...fingers.current].filter(([id]) => id !== event.pointerId)
    fingers.current.set(event.pointerId, to)
    const other = others[0]?.[1]
    const by = other && distance(to, other) / Math.max(1, distance(from, other))
    if (by) return show(zoomed(shown, by, whole, undefined, closest))
    show(within({ ...shown, x: shown.x - (to.x - from.x) * scale(), y: shown.y - (to.y - from.y) * scale() }, whole))
  }
  const onPointerUp = ({ pointerId }: PointerEvent) => fingers.current.delete(pointerId)
  const onClickCapture = (event: { stopPropagation(): void }) => {
    if (moved.current) event.stopPropagation()
    moved.current = false
  }
  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onClickCapture }
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

/** React listens to wheels passively, and then the page would scroll along. */
function useWheel(svg: { readonly current: SVGSVGElement | null }, zoom: (by: number, at: Point) => void) {
  const latest = useRef(zoom)
  useEffect(() => {
    latest.current = zoom
  })
  useEffect(() => {
    const element = svg.current!
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      const matrix = element.getScreenCTM()
      if (!matrix) return
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
      latest.current(event.deltaY < 0 ? 1.2 : 1 / 1.2, at)
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [svg])
}
