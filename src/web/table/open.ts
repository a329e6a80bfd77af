import { COLOURS, type Colour } from '../../engine/colour.ts'
import type { Entry, Refusal } from '../../engine/game.ts'
import { prepare } from '../../engine/table.ts'
import { askToStay } from '../browser/persist.ts'
import type { Play, Sitter } from '../games/play.ts'
import { LocalTable } from './local.ts'
import { pace } from './pace.ts'
import type { Agreement, Origin, SavedTable } from './record.ts'
import { FORMAT, type Found, find, newId, tidy } from './saved.ts'
import { Timeline } from './timeline.ts'

const open = new Map<string, LocalTable>()

export type Table =
  | { readonly kind: 'open'; readonly store: LocalTable }
  | { readonly kind: 'missing' | 'newer' | 'broken' }

type Opened =
  | { readonly ok: true; readonly store: LocalTable }
  | { readonly ok: false; readonly why: 'newer' | 'broken' }

/** Opens a saved table by playing its log, which may be anything, through the door. */
function openLocal(play: Play, saved: SavedTable): Opened {
  const { game } = play
  if (saved.rulesVersion > game.rulesVersion) return { ok: false, why: 'newer' }
  const timeline = Timeline.of(game, saved)
  return timeline ? { ok: true, store: new LocalTable(play, saved, timeline, pace) } : { ok: false, why: 'broken' }
}

/** An open table, unless it was removed since. */
function stillOpen(id: string): LocalTable | undefined {
  const store = open.get(id)
  if (store?.catchUp() === false) open.delete(id)
  return open.get(id)
}

/** The table of this id, opened once however often it is looked at. */
export function tableOf(id: string, play: Play): Table {
  const known = stillOpen(id)
  if (known?.game === play.game) return { kind: 'open', store: known }
  const found = find(id)
  if (found.kind !== 'table') return found
  if (found.saved.game !== play.game.id) return { kind: 'missing' }
  const opened = openLocal(play, found.saved)
  if (!opened.ok) return { kind: opened.why }
  open.set(id, opened.store)
  return { kind: 'open', store: opened.store }
}

/** What a table begins with that does not begin at the beginning. */
export interface Past {
  readonly log?: readonly Entry[]
  readonly origin?: Origin
}

/** A table of this browser as it stands, open or not. */
export function findLatest(id: string): Found {
  const store = stillOpen(id)
  return store ? { kind: 'table', saved: store.record() } : find(id)
}

/** Why a table cannot be set up like this: a game may refuse options that do not go together. */
export function refusalOf({ game }: Play, { sitters, options, board }: Agreement): Refusal | null {
  const prepared = prepare(game, { seats: sitters.length, options, board })
  return prepared.ok ? null : prepared.refusal
}

/** Sets up a table and returns its id. Where nothing can be saved it lives as long as the page. */
export function startTable(play: Play, agreement: Agreement, past: Past = {}): string {
  tidy()
  const now = Date.now()
  const { id: game, rulesVersion } = play.game
  const saved: SavedTable = {
    format: FORMAT,
    id: newId(),
    game,
    rulesVersion,
    ...agreement,
    log: [],
    ...past,
    begun: now,
    touched: now,
    over: false,
  }
  const opened = openLocal(play, saved)
  if (!opened.ok) throw new Error(`${game} cannot be set up like this`)
  if (opened.store.save() === null) askToStay()
  open.set(saved.id, opened.store)
  return saved.id
}

/** The colours that seats have unless somebody picks others. */
export const coloursOf = (play: Play): readonly Colour[] => play.livery.colours ?? COLOURS

const BOT_NAMES = ['Rosa', 'Enzo', 'Mika', 'Juno', 'Vito', 'Greta', 'Otto', 'Lina', 'Dale', 'Pearl', 'Hank', 'Wilma']

/** A name that no one at the table has yet. */
export const botName = (taken: readonly string[]): string =>
  BOT_NAMES.find((name) => !taken.includes(name)) ?? BOT_NAMES[0]!

/** One person and bots: what "Play now" means. */
export function quickAgreement(play: Play, name: string, bots: number): Agreement {
  const colours = coloursOf(play)
  const sitters: Sitter[] = [{ name, colour: colours[0]!, bot: null }]
  for (let seat = 1; seat <= bots; seat++)
    sitters.push({ name: botName(sitters.map((sitter) => sitter.name)), colour: colours[seat]!, bot: 'casual' })
  return { sitters, options: {} }
}
