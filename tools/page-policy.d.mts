export const POLICY: string
export const PAGE_POLICY: string
export const SAFE: Readonly<Record<string, string>>
