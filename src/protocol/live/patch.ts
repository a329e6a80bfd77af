import { same } from '../../engine/values.ts'

/**
 * What turns one JSON value into another. `set` replaces it; `in` changes fields or items by their names or places, and
 * `drop` removes fields; `cut` shortens a list to so many items before `add` puts others behind them.
 */
export type Patch =
  | { readonly set: unknown }
  | {
      readonly in?: Readonly<Record<string, Patch>>
      readonly drop?: readonly string[]
      readonly cut?: number
      readonly add?: readonly unknown[]
    }

type Fields = Readonly<Record<string, unknown>>

/** Null where both are the same. */
export function difference(before: unknown, after: unknown): Patch | null {
  if (Object.is(before, after)) return null
  if (!isComposed(before) || !isComposed(after) || Array.isArray(before) !== Array.isArray(after))
    return set(before, after)
  return Array.isArray(before) ? inList(before, after as unknown as readonly unknown[]) : inFields(before, after)
}

const set = (before: unknown, after: unknown): Patch | null => (same(before, after) ? null : { set: after })

const isComposed = (value: unknown): value is Fields => typeof value === 'object' && value !== null

function inList(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  const common = Math.min(before.length, after.length)
  const changes = changesAt([...before.keys()].slice(0, common).map(String), before as never, after as never)
  const ends = {
    ...(before.length > common ? { cut: common } : {}),
    ...(after.length > common ? { add: after.slice(common) } : {}),
  }
  return told({ ...changes, ...ends })
}

function inFields(before: Fields, after: Fields): Patch | null {
  const names = Object.keys(after)
  const drop = Object.keys(before).filter((name) => !Object.hasOwn(after, name))
  return told({ ...changesAt(names, before, after), ...(drop.length > 0 ? { drop } : {}) })
}

function changesAt(names: readonly string[], before: Fields, after: Fields): { readonly in?: Record<string, Patch> } {
  const changes = names.flatMap((name) => {
    const change = Object.hasOwn(before, name) ? difference(before[name], after[name]) : { set: after[name] }
    return change ? [[name, change] as const] : []
  })
  return changes.length > 0 ? { in: Object.fromEntries(changes) } : {}
}

const told = (patch: Patch): Patch | null => (Object.keys(patch).length > 0 ? patch : null)

/** Leaves the value as it is, and shares with it what did not change. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (!patch) return before
  if ('set' in patch) return patch.set
  return Array.isArray(before) ? patchedList(before, patch) : patchedFields(before as Fields, patch)
}

type Changes = Exclude<Patch, { readonly set: unknown }>

function patchedList(before: readonly unknown[], { in: changes = {}, cut, add = [] }: Changes): unknown[] {
  const list = before.slice(0, cut ?? before.length)
  for (const [place, change] of Object.entries(changes)) list[Number(place)] = patched(list[Number(place)], change)
  return [...list, ...add]
}

function patchedFields(before: Fields, { in: changes = {}, drop = [] }: Changes): Fields {
  const kept = Object.entries(before).filter(([name]) => !drop.includes(name))
  const changed = Object.entries(changes).map(([name, change]) => [name, patched(before[name], change)] as const)
  return Object.fromEntries([...kept, ...changed])
}
