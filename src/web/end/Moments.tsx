import { useId } from 'react'
import { Link } from 'wouter'
import { say as sentenceOf } from '../games/telling.ts'
import { replayPath } from '../paths.ts'
import { SeatSign } from '../table/screen/SeatSign.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useSay, useStory, useWords } from '../words/words.tsx'
import style from './Moments.module.css'
import { type Highlight, highlights, leadsOf, toldAt } from './moments.ts'
import type { StoryParts } from './parts.ts'

/** What is worth another look; each leads to its moment of the replay. */
export function Moments(parts: StoryParts) {
  const words = useWords()
  const heading = useId()
  const leads = leadsOf(parts.chronicle)
  return (
    <section aria-labelledby={heading} className={style.moments}>
      <h3 id={heading}>{words('end.moments')}</h3>
      <List {...parts} moments={highlights(parts.chronicle, parts.tale.better)} />
      {leads.length > 1 ? (
        <details className={style.all}>
          <summary>{words('end.moment.leads', { count: leads.length })}</summary>
          <List {...parts} moments={leads} />
        </details>
      ) : (
        <p className={style.steady}>{words('end.moment.leads', { count: leads.length })}</p>
      )}
    </section>
  )
}

const List = ({ moments, ...parts }: StoryParts & { readonly moments: readonly Highlight[] }) => (
  <ul className={style.list}>
    {moments.map((moment) => (
      <One key={`${moment.kind} ${moment.index}`} {...parts} moment={moment} />
    ))}
  </ul>
)

function One({ moment, store, snapshot, tale }: StoryParts & { readonly moment: Highlight }) {
  const words = useWords()
  const say = useSay()
  const story = useStory()
  const told = toldAt(snapshot.told, moment.index)
  const { kind, seat, before, amount, index } = moment
  const gaps = { player: { seat }, before: { seat: before ?? seat }, amount: tale.amount(amount) }
  return (
    <li>
      <Link href={replayPath(store.game.id, store.id, index + 1)} className={style.moment} data-moment-of={kind}>
        <SeatSign seat={seat} className={style.sign} />
        <span className={style.what}>
          <strong>{say(sentenceOf(`moment.${kind}`, gaps))}</strong>
          {told && <span className={style.told}>{story(told.sentences)}</span>}
          <span className={style.watch}>
            <Icon name="play" size="1em" />
            {words('end.moment.replay')}
          </span>
        </span>
      </Link>
    </li>
  )
}
