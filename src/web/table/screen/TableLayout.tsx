import { useEffect, useRef, useState } from 'react'
import { BoardChances } from '../../odds/BoardChances.tsx'
import { ShowOdds } from '../../odds/shown.ts'
import { ActionBar } from './ActionBar.tsx'
import { Announcer } from './Announcer.tsx'
import { EarlierBar } from './EarlierBar.tsx'
import { useExtras } from './extras.ts'
import { HandOver } from './HandOver.tsx'
import { Hint } from './Hint.tsx'
import { Log } from './Log.tsx'
import { PadPlace, usePad } from './Pad.tsx'
import { BoardPlace, LogPlace, PlayersPlace, TrayPlace } from './Places.tsx'
import type { Sheet, TableParts } from './parts.ts'
import { SeatSigns } from './SeatSign.tsx'
import { Sheets } from './Sheets.tsx'
import { TableHeader } from './TableHeader.tsx'
import style from './TableLayout.module.css'
import { TroubleBanner } from './TroubleBanner.tsx'
import { useOdds } from './useOdds.ts'
import { useRecap } from './useRecap.ts'
import { useTable } from './useTable.ts'
import { useTableKeys } from './useTableKeys.ts'
import { useTurnSign } from './useTurnSign.ts'
import { useLogBeside, useWide } from './useWide.ts'

export type TableLayoutProps = Pick<
  TableParts,
  'box' | 'store' | 'play' | 'drives' | 'shown' | 'onSkip' | 'onHalt' | 'onRematch'
>

/** The table page: players, board, dice, choices and log, in one column or three. */
export function TableLayout(props: TableLayoutProps) {
  const { shown } = props
  const { snapshot } = shown
  const isWide = useWide()
  const hasLogBeside = useLogBeside()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const table = useTable(props)
  const recap = useRecap(shown, table.ownTurn)
  if (sheet === 'recap' && recap.lines.length === 0) setSheet(null)
  const odds = useOdds({ ...props, table }, sheet === 'advice')
  const isOver = snapshot.result !== null
  const parts: TableParts = { ...props, table, recap, odds, isWide, hasLogBeside, onSheet: setSheet }
  useTurnSign({ game: props.store.game.id, ...table, sitters: snapshot.sitters, isOver })
  useEndSheet(isOver, () => setSheet('end'))
  useTableKeys(parts)
  if (snapshot.handOver !== null)
    return <HandOver sitters={snapshot.sitters} seat={snapshot.handOver} onTake={() => props.store.take()} />
  return (
    <SeatSigns value={{ sitters: snapshot.sitters, Sign: props.play.Sign }}>
      <div className={style.page} data-moment={snapshot.told.length}>
        <TableHeader {...parts} />
        <ShowOdds value={odds?.isOn ? odds.odds : null}>
          <Places {...parts} />
        </ShowOdds>
        <Announcer snapshot={snapshot} prompt={table.prompt} ownTurn={table.ownTurn} />
        <Sheets sheet={sheet} {...parts} />
      </div>
    </SeatSigns>
  )
}

function Places(parts: TableParts) {
  const { store, play, shown, table, isWide, hasLogBeside, onSkip, onSheet } = parts
  const { sitters, own, told, trouble } = shown.snapshot
  const { scene, looking, wholeMoves, act, drive } = table
  const { banner } = useExtras()
  const pad = usePad(play, scene)
  const onRule = (rule: string) => onSheet({ rule })
  const place = { play, sitters, scene, onAction: act, onRule }
  const tray = { play, scene, onSkip, onRule }
  const log = (
    <LogPlace>
      <Log told={told} looking={looking} onLook={table.look} />
    </LogPlace>
  )
  return (
    <main className={style.main} data-holds-dice={play.holdsDice} data-pad={pad?.isClosed}>
      <div className={style.people}>
        <PlayersPlace {...place} own={own} active={looking === null ? table.active : null} />
      </div>
      <div className={style.centre}>
        <TroubleBanner trouble={trouble} />
        {banner}
        {looking === null && (
          <div className={style.hint}>
            <Hint play={play} snapshot={shown.snapshot} seat={table.ownTurn} />
          </div>
        )}
        <TrayPlace at="centre" {...tray} />
        {pad && <PadPlace told={told} pad={pad} />}
        {!pad?.isClosed && (
          <BoardChances>
            <BoardPlace
              {...place}
              wholeMoves={wholeMoves}
              onDrive={drive}
              onPeople={() => !store.isElsewhere && onSheet('people')}
            />
          </BoardChances>
        )}
      </div>
      <div className={style.hands}>
        {hasLogBeside && log}
        <TrayPlace at="hands" {...tray} />
        {looking === null ? <ActionBar {...parts} /> : <EarlierBar index={looking} {...parts} />}
        {isWide && log}
      </div>
    </main>
  )
}

/** The results open by themselves when the game ends before one's eyes. */
function useEndSheet(isOver: boolean, open: () => void) {
  const was = useRef(isOver)
  useEffect(() => {
    if (isOver && !was.current) open()
    was.current = isOver
  })
}
