import { useId } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Play } from '../games/play.ts'
import type { Reason, Tale } from '../games/tale.ts'
import { inOrder } from '../games/telling.ts'
import { SeatSign } from '../table/screen/SeatSign.tsx'
import type { Snapshot } from '../table/store/table-store.ts'
import { RuleButton } from '../ui/RuleButton.tsx'
import { useSay, useWords } from '../words/words.tsx'
import style from './Ranking.module.css'

interface RankingProps {
  readonly play: Play
  readonly snapshot: Snapshot
  readonly tale: Tale | null
  readonly onRule: (id: string) => void
}

/** Who came where, and why. */
export function Ranking({ play, snapshot, tale, onRule }: RankingProps) {
  const words = useWords()
  const heading = useId()
  const { result, view } = snapshot
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={style.heading}>
        {words('end.ranking')}
      </h3>
      <ol className={style.ranking} data-ranking>
        {inOrder(result!.places).map((seat) => (
          <Line key={seat} seat={seat} play={play} snapshot={snapshot} tale={tale} />
        ))}
      </ol>
      {tale && <Reasons reasons={[tale.ranking, ...tale.ties(view, result!)]} onRule={onRule} />}
    </section>
  )
}

function Line({ seat, play, snapshot, tale }: Omit<RankingProps, 'onRule'> & { readonly seat: Seat }) {
  const words = useWords()
  const say = useSay()
  const { result, view, sitters } = snapshot
  const place = result!.places[seat]!
  const reached = tale ? tale.reached(view, seat) : play.facts(view, seat, sitters)[0]?.meaning
  return (
    <li className={style.line} data-place={place}>
      <span className={style.place}>{words('web.end.place', { place })}</span>
      <SeatSign seat={seat} className={style.sign} />
      <span className={style.name}>{sitters[seat]!.name}</span>
      <span className={style.score}>{reached && say(reached)}</span>
    </li>
  )
}

const FEW = 4

interface ReasonsProps extends Pick<RankingProps, 'onRule'> {
  readonly reasons: readonly Reason[]
}

/** A season may end with many ties: those further down are there for who asks. */
function Reasons({ reasons, onRule }: ReasonsProps) {
  const words = useWords()
  const more = reasons.slice(FEW)
  return (
    <div className={style.reasons}>
      {reasons.slice(0, FEW).map((reason) => (
        <Why key={JSON.stringify(reason)} reason={reason} onRule={onRule} />
      ))}
      {more.length > 0 && (
        <details>
          <summary>{words('end.more-reasons', { count: more.length })}</summary>
          {more.map((reason) => (
            <Why key={JSON.stringify(reason)} reason={reason} onRule={onRule} />
          ))}
        </details>
      )}
    </div>
  )
}

function Why({ reason, onRule }: Pick<RankingProps, 'onRule'> & { readonly reason: Reason }) {
  const words = useWords()
  const say = useSay()
  return (
    <p className={style.why} data-reason={reason.rule}>
      <span>{say(reason.sentence)}</span>
      <RuleButton id={reason.rule} about={words('end.why')} onRule={onRule} />
    </p>
  )
}
