/** The colours of pieces; each has its shape (src/web/ui/Shape.tsx). */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'white', 'purple', 'black', 'orange'] as const
export type Colour = (typeof COLOURS)[number]

export const isColour = (value: unknown): value is Colour => COLOURS.includes(value as Colour)
