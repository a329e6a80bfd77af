/** What a request says, as Node hands it over. */
export interface Asked {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
}

export interface Found {
  readonly size: number
  /** In milliseconds. */
  readonly modified: number
}

interface Head {
  readonly status: number
  readonly headers: Readonly<Record<string, string | number>>
}

export type PageAnswer =
  | (Head & { readonly kind: 'text'; readonly text: string })
  | (Head & { readonly kind: 'file'; readonly file: string; readonly size: number; readonly isZipped: boolean })

export const NOT_HERE_NOW: PageAnswer
export function answerTo(asked: Asked, find: (path: string) => Found | null): PageAnswer
