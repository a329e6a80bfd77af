/** The colours that tell players apart. */
export const COLOURS = ['red', 'yellow', 'green', 'blue', 'white', 'purple', 'black', 'orange'] as const
export type Colour = (typeof COLOURS)[number]
