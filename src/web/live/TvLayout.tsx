import type { ReactNode } from 'react'
import { BoardPlace, PlayersPlace, TrayPlace } from '../table/screen/Places.tsx'
import { SeatSign, SeatSigns } from '../table/screen/SeatSign.tsx'
import type { TableLayoutProps } from '../table/screen/TableLayout.tsx'
import { TroubleBanner } from '../table/screen/TroubleBanner.tsx'
import { useCaption } from '../table/screen/useCaption.ts'
import { useTable } from '../table/screen/useTable.ts'
import { useTurnSign } from '../table/screen/useTurnSign.ts'
import { useSay, useStory, useWords } from '../words/words.tsx'
import style from './Tv.module.css'
import { TvCorner } from './TvCorner.tsx'

/** A table for a big screen: board, dice, whose turn it is, and the code. */
export const TvLayout =
  (code: string) =>
  (props: TableLayoutProps): ReactNode => <Layout {...props} code={code} />

const nothing = () => undefined

function Layout(props: TableLayoutProps & { readonly code: string }) {
  const { play, shown, store, code } = props
  const { sitters, own, trouble, result } = shown.snapshot
  const words = useWords()
  const table = useTable(props)
  useTurnSign({ game: store.game.id, ownTurn: null, active: table.active, sitters, isOver: result !== null })
  const place = { play, sitters, scene: table.scene, onAction: nothing, onRule: nothing }
  const tray = { play, scene: table.scene, onSkip: nothing, onRule: nothing }
  return (
    <SeatSigns value={{ sitters, Sign: play.Sign }}>
      <main className={style.tv} data-tv={code} data-moment={shown.snapshot.told.length}>
        <h1 className="unseen">{words(`${store.game.id}.title`)}</h1>
        <div className={style.table} inert>
          <div className={style.board}>
            <TrayPlace at="centre" {...tray} />
            <BoardPlace {...place} wholeMoves={[]} onDrive={nothing} onPeople={nothing} />
          </div>
          <div className={style.side}>
            <PlayersPlace {...place} own={own} active={table.active} />
            <TvCorner code={code} />
            <TrayPlace at="hands" {...tray} />
          </div>
        </div>
        <div className={style.footer}>
          <Said {...props} table={table} />
          <TroubleBanner trouble={trouble} />
        </div>
      </main>
    </SeatSigns>
  )
}

/** What just happened, and whose turn it is. */
function Said({ play, shown, table }: TableLayoutProps & { readonly table: ReturnType<typeof useTable> }) {
  const say = useSay()
  const story = useStory()
  const caption = useCaption(play, shown.snapshot)
  return (
    <div className={style.said} role="status">
      <p className={style.caption}>{caption && story(caption.sentences)}</p>
      <p className={style.prompt} data-prompt>
        {table.active !== null && <SeatSign seat={table.active} className={style.mark} />}
        <span>{say(table.prompt)}</span>
      </p>
    </div>
  )
}
