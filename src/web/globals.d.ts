/** Filled in by vite.config.ts from the registry of games. */
declare const __SHELF__: readonly {
  readonly id: string
  readonly title: string
  readonly seats: { readonly least: number; readonly most: number }
  readonly about: string
}[]
