import { isPerson } from '../../engine/sitter.ts'
import { readiness, seatsOf } from '../../protocol/live/standing.ts'
import type { Play } from '../games/play.ts'
import type { Company } from '../table/store/live/live-table.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import type { AtTableProps } from './parts.ts'
import style from './Signs.module.css'

type BetweenProps = AtTableProps & { readonly play: Play }

/** Between the races of a season: the standings stay until the host goes on, or everybody is ready, or time is up. */
export function Between({ live, company, play }: BetweenProps) {
  const words = useWords()
  const { standing, guest, head } = company
  if (!isWaiting(company, play)) return null
  const seat = seatsOf(standing, guest).find((own) => !standing.kept[own])
  const isHost = guest === head.host
  return (
    <div className={style.banner} role="status" data-between>
      <p>{words('live.between', readiness(standing))}</p>
      {seat !== undefined && (
        <Button
          look="main"
          icon={isHost ? 'flag' : 'person'}
          disabled={standing.ready.includes(seat)}
          onClick={() => live.ask({ kind: 'ready', seat })}
          data-ready
        >
          {words(isHost ? 'live.between.go' : 'live.between.ready')}
        </Button>
      )}
    </div>
  )
}

/** Where the next throw is in somebody's own hand, the table waits for that hand anyway. */
function isWaiting({ store, standing }: Company, { game }: Play): boolean {
  const { view, waiting, sitters } = store!.snapshot()
  if (waiting.kind !== 'chance' || !game.isBreak?.(view)) return false
  const { seat } = waiting.chance
  return seat === null || !isPerson(sitters[seat]!) || standing.kept[seat] !== null
}
