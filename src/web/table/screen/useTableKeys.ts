import { useLocation } from 'wouter'
import { rulesPath } from '../../paths.ts'
import { switchSound } from '../../sound/play.ts'
import type { TableParts } from './parts.ts'
import { hasSteps, switchSteps } from './StepsButton.tsx'
import { switchOdds } from './useOdds.ts'
import { type Shortcuts, useShortcuts } from './useShortcuts.ts'

/** How many choices have a digit. */
const DIGITS = 9

export function useTableKeys({
  store,
  shown,
  table,
  recap,
  odds,
  isWide,
  hasLogBeside,
  onSheet,
  onHalt,
}: TableParts): void {
  const [, go] = useLocation()
  const choices = table.listed.slice(0, DIGITS).map(({ actions }, i) => [String(i + 1), () => table.drive(actions)])
  const { snapshot, falling } = shown
  const isNow = table.looking === null && !falling
  // Who does not hold the device yet does nothing at the table.
  const keys: Shortcuts = {
    ' ': table.looking === null ? table.goOn : undefined,
    u: isNow && snapshot.undoable ? table.undo : undefined,
    l: () => (isWide || hasLogBeside ? focusOn('[data-entry]') : onSheet('log')),
    b: () => focusOn('[data-board] [data-rove][tabindex="0"]', '[data-board] button'),
    w: recap.lines.length > 0 ? () => onSheet('recap') : undefined,
    m: hasSteps(table) ? switchSteps : undefined,
    o: odds ? switchOdds : undefined,
    h: odds ? () => onSheet('advice') : undefined,
    r: () => go(rulesPath(store.game.id)),
    v: () => switchSound(),
    s: () => onSheet('settings'),
    '?': () => onSheet('keys'),
    Escape: table.skips === 'halt' ? onHalt : () => table.look(null),
    ...Object.fromEntries(choices),
  }
  useShortcuts(snapshot.handOver === null ? keys : {})
}

/** The first of these that is there. */
function focusOn(...selectors: readonly string[]): void {
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector))
  found.find((element) => element !== null)?.focus()
}
