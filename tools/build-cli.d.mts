export function bundle(input: Readonly<Record<string, string>>, folder: string): Promise<void>
export function ensureBuilt(): Promise<string>
