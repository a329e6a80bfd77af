import { useLocation } from 'wouter'
import type { Sitter } from '../../engine/sitter.ts'
import type { Play } from '../games/play.ts'
import type { Tale } from '../games/tale.ts'
import type { Snapshot } from '../table/store/table-store.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import { movedOn } from './moved-on.ts'
import style from './Next.module.css'

interface NextProps {
  readonly play: Play
  readonly snapshot: Snapshot
  readonly kind: Tale['next']
  /** Where the match is looked through; null for one that is kept elsewhere. */
  readonly reviewAt: string | null
  readonly onRematch: ((sitters?: readonly Sitter[]) => void) | null
  readonly onClose: () => void
}

/** Once more, the next race, a look at the table, or home. */
export function Next({ play, snapshot, kind, reviewAt, onRematch, onClose }: NextProps) {
  const words = useWords()
  const [, go] = useLocation()
  const next = kind === 'race' ? movedOn(play, snapshot) : null
  return (
    <section className={style.next} aria-label={words('end.next')}>
      {onRematch && (
        <Button look="main" icon="play" onClick={() => onRematch()} data-rematch>
          {words(kind === 'season' ? 'end.again.season' : 'web.end.rematch')}
        </Button>
      )}
      {next && onRematch && (
        <Button icon="flag" onClick={() => onRematch(next)}>
          {words('end.next-race', { player: next[0]!.name })}
        </Button>
      )}
      {reviewAt !== null && (
        <Button icon="chart" onClick={() => go(reviewAt)} data-review-this>
          {words('end.review')}
        </Button>
      )}
      <Button icon="whole" onClick={onClose}>
        {words('web.end.look')}
      </Button>
      <Button look="quiet" onClick={() => go('/')}>
        {words('web.home')}
      </Button>
    </section>
  )
}
