import { useId, useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Sitter } from '../../engine/sitter.ts'
import { say as sentenceOf } from '../games/telling.ts'
import { useSay, useWords } from '../words/words.tsx'
import style from './Dice.module.css'
import { DiceBars } from './DiceBars.tsx'
import { type DiceCount, strangest, tallyOf } from './dice-count.ts'
import type { StoryParts } from './parts.ts'
import { TableOf } from './TableOf.tsx'

/** How the dice fell, of everybody or of one, beside what was to be expected. */
export function Dice({ play, snapshot, tale, chronicle }: StoryParts) {
  const words = useWords()
  const heading = useId()
  const [seat, setSeat] = useState<Seat | null>(null)
  const tallies = tale.dice.map((die) => tallyOf(die, chronicle.counts, seat))
  return (
    <section aria-labelledby={heading} className={style.dice}>
      <div className={style.head}>
        <h3 id={heading}>{words('end.dice')}</h3>
        <Whose sitters={snapshot.sitters} seat={seat} onSeat={setSeat} />
      </div>
      <div className={style.kinds}>
        {tallies.map((tally) => (
          <Kind key={tally.die.id} tally={tally} seat={seat} Face={play.Face} />
        ))}
      </div>
      <p className={style.key} aria-hidden="true">
        <span className={style.bar} /> {words('end.dice.key.bar')}
        <span className={style.mark} /> {words('end.dice.key.mark')}
      </p>
      <Numbers tallies={tallies} />
    </section>
  )
}

interface WhoseProps {
  readonly sitters: readonly Sitter[]
  readonly seat: Seat | null
  readonly onSeat: (seat: Seat | null) => void
}

function Whose({ sitters, seat, onSeat }: WhoseProps) {
  const words = useWords()
  return (
    <label className={style.whose}>
      <span>{words('end.dice.whose')}</span>
      <select
        value={seat ?? ''}
        onChange={({ target: { value } }) => onSeat(value === '' ? null : Number(value))}
        data-whose
      >
        <option value="">{words('end.dice.everybody')}</option>
        {sitters.map(({ name }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <option key={i} value={i}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

interface KindProps extends Pick<StoryParts['play'], 'Face'> {
  readonly tally: DiceCount
  readonly seat: Seat | null
}

function Kind({ tally, seat, Face }: KindProps) {
  const said = useSaid(tally, seat)
  const say = useSay()
  return (
    <figure className={style.kind} data-die={tally.die.id} data-thrown={tally.thrown}>
      <figcaption>{say(sentenceOf('dice.of', { die: tally.die.name, count: tally.thrown }))}</figcaption>
      <DiceBars tally={tally} label={said} Face={Face} />
      <p className={style.said}>{said}</p>
    </figure>
  )
}

/** What was most unlike the expected, in a sentence. */
function useSaid(tally: DiceCount, seat: Seat | null): string {
  const say = useSay()
  const bar = strangest(tally)
  if (!bar) return say(sentenceOf('dice.none'))
  const gaps = { side: bar.side.name, count: bar.count, expected: bar.expected }
  return say(
    seat === null ? sentenceOf('dice.everybody-said', gaps) : sentenceOf('dice.said', { ...gaps, player: { seat } }),
  )
}

function Numbers({ tallies }: { readonly tallies: readonly DiceCount[] }) {
  const words = useWords()
  const say = useSay()
  const rows = tallies.flatMap(({ die, bars }) =>
    bars.map(({ side, count, expected }) => [
      tallies.length === 1 ? say(side.name) : `${say(die.name)}: ${say(side.name)}`,
      String(count),
      words('end.number', { count: expected }),
    ]),
  )
  const head = [words('end.dice.side'), words('end.dice.count'), words('end.dice.expected')]
  return <TableOf title={words('end.dice.table')} head={head} rows={rows} />
}
