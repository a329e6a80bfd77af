export function ensureLocalFont(): void
