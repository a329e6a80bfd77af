import { Link } from 'wouter'
import { peopleOf } from '../../engine/sitter.ts'
import { BOXES, type Box, boxOf } from '../games/index.ts'
import { tablePath } from '../paths.ts'
import type { Listed } from '../table/store/tables.ts'
import buttons from '../ui/Button.module.css'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useWords } from '../words/words.tsx'
import { quickBots, useQuickStart } from './quick-start.ts'
import style from './Start.module.css'
import { type Tables, useSeatDue } from './useTables.ts'

/** The game of whoever has not played yet: the first on the shelf that is easy. */
const FIRST = BOXES.find(({ sleeve }) => sleeve.difficulty === 'easy') ?? BOXES[0]!

/** What was played last, or else the first game. */
const gameOf = ({ running, finished }: Tables): Box => boxOf((running[0] ?? finished[0])?.record.game ?? '') ?? FIRST

/** The running game first, and the shortest way to a new one. A button that came later would push another from under the finger. */
export function Start({ tables }: { readonly tables: Tables | null }) {
  const latest = tables?.running.find(({ record }) => boxOf(record.game))
  return (
    <div className={style.start} data-start={tables !== null}>
      {latest && <Continue key={latest.id} table={latest} />}
      {tables && <PlayNow box={gameOf(tables)} isMain={!latest} />}
    </div>
  )
}

function Continue({ table }: { readonly table: Listed }) {
  const words = useWords()
  const { id, record } = table
  return (
    <Link href={tablePath(record.game, id)} className={`${buttons.button} ${buttons.main}`} data-continue>
      <Icon name="play" />
      <span>
        <Turn table={table} />
        <small>{words(`${record.game}.title`)}</small>
      </span>
    </Link>
  )
}

/** Whose turn it is: one's own, where one person plays alone with bots. */
function Turn({ table }: { readonly table: Listed }) {
  const words = useWords()
  const { seats } = table.record
  const due = useSeatDue(table)
  if (due === null) return words('web.home.continue')
  const [person, ...others] = peopleOf(seats)
  if (person === due && others.length === 0) return words('web.home.continue.own')
  return words('web.home.continue.other', { name: seats[due]!.name })
}

function PlayNow({ box, isMain }: { readonly box: Box; readonly isMain: boolean }) {
  const words = useWords()
  const { isOpening, playNow } = useQuickStart(box, null)
  const title = words(`${box.id}.title`)
  return (
    <Button
      look={isMain ? 'main' : 'plain'}
      icon={isMain ? 'play' : 'plus'}
      disabled={isOpening}
      onClick={playNow}
      aria-describedby="quick-start"
      data-play-now
    >
      {words('web.home.play')}
      <small id="quick-start">{words('web.home.play-first', { title, bots: quickBots(box) })}</small>
    </Button>
  )
}
