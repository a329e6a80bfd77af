import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import type { Box } from '../games/index.ts'
import type { Play, Sitter } from '../games/play.ts'
import { replayPath } from '../replay/path.ts'
import { useMedia } from '../ui/useMedia.ts'
import { useRoving } from '../ui/useRoving.ts'
import { useWords } from '../words/words.tsx'
import { ActionBar } from './ActionBar.tsx'
import { Announcer } from './Announcer.tsx'
import { DiceTray } from './DiceTray.tsx'
import { EarlierBar } from './EarlierBar.tsx'
import { HandOver } from './HandOver.tsx'
import { Hint } from './Hint.tsx'
import { Log } from './Log.tsx'
import { LogTools } from './LogTools.tsx'
import { LOG_BESIDE, WIDE } from './media.ts'
import { Players } from './Players.tsx'
import type { Shown } from './presenter.ts'
import { SeatSigns } from './SeatSign.tsx'
import { type Sheet, Sheets } from './Sheets.tsx'
import type { TableStore } from './store.ts'
import { TableHeader } from './TableHeader.tsx'
import style from './TableLayout.module.css'
import { TroubleBanner } from './TroubleBanner.tsx'
import { isHiding } from './turn.ts'
import { useRecap } from './useRecap.ts'
import { useShortcuts } from './useShortcuts.ts'
import { type Table, useTable } from './useTable.ts'
import { useTurnSign } from './useTurnSign.ts'

interface TableLayoutProps {
  readonly box: Box
  readonly store: TableStore
  readonly play: Play
  readonly shown: Shown
  readonly onSkip: () => void
  readonly onHalt: () => void
  readonly onRematch: (sitters?: readonly Sitter[]) => void
}

/** The table page: players, board, dice, choices and log, in one column or three. */
export function TableLayout({ box, store, play, shown, onSkip, onHalt, onRematch }: TableLayoutProps) {
  const { snapshot } = shown
  const isWide = useMedia(WIDE)
  const hasLogBeside = useMedia(LOG_BESIDE)
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const table = useTable(store, play, shown, onSkip)
  const recap = useRecap(shown, table.ownTurn)
  if (sheet === 'recap' && recap.lines.length === 0) setSheet(null)
  const isOver = snapshot.result !== null
  useTurnSign({ game: store.game.id, ...table, sitters: snapshot.sitters, isOver })
  useEndSheet(isOver, () => setSheet('end'))
  useTableKeys(store, shown, table, isWide || hasLogBeside, recap.lines.length > 0, setSheet, onHalt)
  if (snapshot.handOver !== null)
    return <HandOver sitter={snapshot.sitters[snapshot.handOver]!} onTake={() => store.take()} />
  const parts: Parts = { store, play, shown, table, onSkip, onHalt, onSheet: setSheet }
  return (
    <SeatSigns value={{ sitters: snapshot.sitters, Sign: play.Sign }}>
      <div className={style.page} data-moment={snapshot.told.length}>
        <TableHeader game={store.game} origin={store.origin} isWide={isWide} recap={recap} onSheet={setSheet}>
          {isWide && <LogTools store={store} play={play} />}
        </TableHeader>
        <main className={style.main} data-holds-dice={play.holdsDice}>
          <div className={style.people}>
            <PlayersPlace {...parts} />
          </div>
          <div className={style.centre}>
            <TroubleBanner trouble={snapshot.trouble} />
            <BoardPlace {...parts} />
          </div>
          <div className={style.hands}>
            {hasLogBeside && <LogPlace {...parts} />}
            <TrayPlace {...parts} />
            <BarPlace {...parts} />
            {isWide && <LogPlace {...parts} />}
          </div>
        </main>
        <Announcer snapshot={snapshot} prompt={table.prompt} ownTurn={table.ownTurn} />
        <Sheets
          sheet={sheet}
          box={box}
          play={play}
          store={store}
          snapshot={snapshot}
          table={table}
          recap={recap}
          onSheet={setSheet}
          onRematch={onRematch}
        />
      </div>
    </SeatSigns>
  )
}

interface Parts extends Pick<TableLayoutProps, 'store' | 'play' | 'shown' | 'onSkip' | 'onHalt'> {
  readonly table: Table
  readonly onSheet: (sheet: Sheet | null) => void
}

function PlayersPlace({ play, shown, table, onSheet }: Parts) {
  const { scene, active, looking, act } = table
  return (
    <div className={style.players}>
      <Players
        sitters={shown.snapshot.sitters}
        own={shown.snapshot.own}
        active={looking === null ? active : null}
        factsOf={(seat) => play.facts(scene.view, seat, shown.snapshot.sitters)}
        choices={scene.choices}
        target={play.target}
        onAction={act}
        onRule={(rule) => onSheet({ rule })}
      />
    </div>
  )
}

function BoardPlace({ play, shown, table, onSheet }: Parts) {
  const words = useWords()
  const place = useRef<HTMLElement>(null)
  const roving = useRoving(place)
  const { Board } = play
  const { view, choices, active, latest, tray, rolling } = table.scene
  return (
    <section ref={place} className={style.board} aria-label={words('web.board')} data-board {...roving}>
      <h2 className="unseen">{words('web.board')}</h2>
      <Board
        view={view}
        sitters={shown.snapshot.sitters}
        choices={choices}
        active={active}
        latest={latest}
        tray={tray}
        rolling={rolling}
        onAction={table.act}
        onRule={(rule) => onSheet({ rule })}
        onPeople={() => onSheet('people')}
      />
    </section>
  )
}

function TrayPlace({ play, table, onSkip, onSheet }: Parts) {
  const { tray, rolling } = table.scene
  if (!tray || play.holdsDice) return null
  return (
    <div className={style.tray}>
      <DiceTray tray={tray} rolling={rolling} Face={play.Face} onSkip={onSkip} onRule={(rule) => onSheet({ rule })} />
    </div>
  )
}

function BarPlace({ store, play, shown, table, onSkip, onHalt, onSheet }: Parts) {
  const { snapshot, falling } = shown
  const { looking, ownTurn, active } = table
  const [, go] = useLocation()
  const replay = (at?: number) => go(replayPath(store.game.id, store.id, at))
  const isSecret = snapshot.result === null && isHiding(play, snapshot.view.table.options)
  if (looking !== null)
    return (
      <EarlierBar
        index={looking}
        count={snapshot.told.length}
        told={snapshot.told}
        onLook={table.look}
        onReplay={() => replay(looking + 1)}
        onWhatIf={isSecret ? undefined : () => onSheet({ whatIf: looking + 1 })}
      />
    )
  return (
    <ActionBar
      active={active}
      isOwn={ownTurn !== null}
      prompt={table.prompt}
      rule={play.rule(snapshot.view, null)}
      choices={table.listed}
      isFirstStressed={play.stresses?.(table.scene.choices) ?? true}
      aimed={(action) => play.target?.(action) ?? null}
      sitters={snapshot.sitters}
      throwDue={falling ? null : snapshot.throwDue}
      undoable={falling ? null : snapshot.undoable}
      refusal={table.refusal}
      skips={table.skips}
      pause={falling ? null : snapshot.pause}
      isOver={snapshot.result !== null}
      hint={ownTurn !== null && <Hint game={store.game.id} snapshot={snapshot} seat={ownTurn} />}
      onAction={table.act}
      onRoll={() => store.roll()}
      onUndo={table.undo}
      onSkip={onSkip}
      onHalt={onHalt}
      onGoOn={() => store.goOn()}
      onRule={(rule) => onSheet({ rule })}
      onForgetRefusal={table.forgetRefusal}
      onEnd={() => onSheet('end')}
      onReplay={() => replay()}
    />
  )
}

function LogPlace({ shown, table }: Parts) {
  const words = useWords()
  const { told } = shown.snapshot
  return (
    <aside className={style.log} aria-label={words('web.log')}>
      <h2>{words('web.log')}</h2>
      <Log told={told} looking={table.looking} onLook={table.look} />
    </aside>
  )
}

function useTableKeys(
  store: TableStore,
  { snapshot }: Shown,
  table: Table,
  showsLog: boolean,
  hasRecap: boolean,
  onSheet: (sheet: Sheet) => void,
  onHalt: () => void,
): void {
  const [, go] = useLocation()
  const choices = table.listed.slice(0, 9).map(({ action }, i) => [String(i + 1), () => table.act(action)])
  useShortcuts({
    ' ': table.looking === null ? table.goOn : undefined,
    u: snapshot.undoable ? table.undo : undefined,
    l: () => (showsLog ? focusOn('[data-entry]') : onSheet('log')),
    b: () => focusOn('[data-board] [data-rove][tabindex="0"]', '[data-board] button'),
    w: hasRecap ? () => onSheet('recap') : undefined,
    r: () => go(`/rules/${store.game.id}`),
    s: () => onSheet('settings'),
    '?': () => onSheet('keys'),
    Escape: table.skips === 'halt' ? onHalt : () => table.look(null),
    ...Object.fromEntries(choices),
  })
}

/** The first of these that is there. */
function focusOn(...selectors: readonly string[]): void {
  const found = selectors.map((selector) => document.querySelector<HTMLElement>(selector))
  found.find((element) => element !== null)?.focus()
}

/** The results open by themselves when the game ends before one's eyes. */
function useEndSheet(isOver: boolean, open: () => void) {
  const was = useRef(isOver)
  useEffect(() => {
    if (isOver && !was.current) open()
    was.current = isOver
  })
}
