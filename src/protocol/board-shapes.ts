import * as z from 'zod/mini'

const text = z.string().check(z.minLength(1), z.maxLength(80))
const count = z.int().check(z.gte(0))
const pair = z.tuple([text, text])

const COLOURS = ['white', 'blue', 'red', 'yellow', 'green', 'purple'] as const

const monza = z.strictObject({
  id: text,
  title: text,
  length: z.int().check(z.gte(1)),
  lanes: z.array(
    z.strictObject({
      name: text,
      squares: z.array(z.strictObject({ from: count, to: count, colour: z.enum([...COLOURS, 'tyre']) })),
    }),
  ),
  start: z.array(z.strictObject({ lane: text, square: count })),
  goals: z.array(z.strictObject({ colour: z.enum(COLOURS), lanes: z.array(text) })),
})

const spots = z.array(z.tuple([text, z.int()]))

const allensDirt = z.strictObject({
  id: text,
  title: text,
  lanes: z.array(text),
  columns: count,
  line: z.strictObject({ column: count, shared: z.boolean() }),
  skipATurn: spots,
  goToPits: spots,
  sweetSpot: spots,
  pits: z.strictObject({ column: z.int(), exitLane: text }),
  grid: z.strictObject({ rows: count, perRow: count }),
  laps: count,
})

const everyCard = {
  name: text,
  count: z.union([count, z.strictObject({ left: count, right: count })]),
  turn: z.number(),
}
const exit = z.strictObject({ x: z.number(), y: z.number(), heading: z.number() })
const curvedLane = z.array(z.union([text, count]))

const gridCard = z.strictObject({ ...everyCard, lanes: count, rows: count, exit })
const curveCard = z.strictObject({
  ...everyCard,
  outside: curvedLane,
  inside: curvedLane,
  sideways: z.array(pair),
  arrows: z.array(text),
  exit,
})
const freeCard = z.strictObject({
  ...everyCard,
  spaces: z.array(text),
  lanes: z.optional(count),
  laneSpaces: z.optional(z.array(z.array(text))),
  forward: z.optional(z.array(pair)),
  sideways: z.array(pair),
  gates: z.array(z.strictObject({ before: z.array(text), size: count })),
  shared: z.optional(z.array(text)),
  arrows: z.array(text),
  exit: z.optional(exit),
})

const diceyCurves = z.strictObject({
  id: text,
  title: text,
  track: z.array(z.union([gridCard, curveCard, freeCard])),
  danger: z.record(text, count),
})

/** The shape of the boards and decks that people may draw, by the id of their game. */
export const SHAPES: Readonly<Record<string, z.ZodMiniObject>> = {
  monza,
  'dicey-curves': diceyCurves,
  'allens-dirt': allensDirt,
  'allens-dirt-season': allensDirt,
}
