/** The languages of the page. English is there from the beginning; the others come when somebody wants them. */
export const LANGUAGES = ['en', 'ja'] as const
export type Language = (typeof LANGUAGES)[number]

const spoken = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language)

/** The first of these tags that the page speaks (`ja-JP` is Japanese), or else English. */
export const firstSpoken = (tags: readonly string[]): Language =>
  tags.map(spoken).find((language) => language !== undefined) ?? 'en'
