export function bundle(input: Readonly<Record<string, string>>, folder: string): Promise<void>
/** The folder of the bundle, on the first of these shelves that can be written. */
export function ensureBuilt(places?: readonly string[]): Promise<string>
