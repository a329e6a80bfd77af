/** Filled in by vite.config.ts from the registry of games. */
declare const __SHELF__: readonly {
  readonly id: string
  readonly seats: { readonly least: number; readonly most: number }
}[]
/** The title of each game and what it is about, so that the home page need not load the games' own catalogues. */
declare const __SHELF_EN__: Readonly<Record<string, string>>
declare const __SHELF_JA__: Readonly<Record<string, string>>
/** The version in package.json. */
declare const __RELEASE__: string
