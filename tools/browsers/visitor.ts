/** A place on the page, in its own pixels. */
export interface Point {
  readonly x: number
  readonly y: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** Somebody who looks at the page with one browser and uses it by its own mouse. */
export interface Visitor {
  go(address: string): Promise<void>
  /** The answer to a piece of script, which must fit into JSON. */
  ask<Answer>(script: string): Promise<Answer>
  press(point: Point): Promise<void>
  resize(size: Size): Promise<void>
  picture(): Promise<Buffer>
  /** What the page complained of since the last time, whether said, thrown or not loaded. */
  complaints(): string[]
  leave(): Promise<void>
}

/** Both kinds of remote control take a press in the same words. */
export const pressing = ({ x, y }: Point) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** Hands out what was noted and begins anew. */
export const taken = (notes: string[]): string[] => notes.splice(0, notes.length)
