export const CACHE: string
export function findPostgres(): string | null
export function findRedis(): string | null
export function ensureServices(): string[]
export function missingServices(): string[]
