import { useState } from 'react'
import type { Seat } from '../../engine/game.ts'
import type { Sentence } from '../../engine/sentence.ts'
import { type Sitter, usualColour } from '../../engine/sitter.ts'
import { seatsOf } from '../../protocol/live/standing.ts'
import type { Box } from '../games/index.ts'
import type { Play } from '../games/play.ts'
import { change, useSettings } from '../settings/settings.ts'
import { SeatSigns } from '../table/screen/SeatSign.tsx'
import type { Asked } from '../table/store/live/line.ts'
import type { Company } from '../table/store/live/live-table.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Frame } from '../ui/Frame.tsx'
import { useSay, useWords } from '../words/words.tsx'
import { DicePromise } from './DicePromise.tsx'
import style from './Live.module.css'
import { newSecret } from './live-tables.ts'
import type { AtTableProps } from './parts.ts'
import { type Look, SeatLine } from './SeatLine.tsx'
import { ShareTable } from './Share.tsx'
import { useSitFirst } from './useSitFirst.ts'

export interface WaitingProps extends AtTableProps {
  readonly box: Box
  readonly play: Play
}

/** Before the game: who sits where, how others come here, and what was promised about the dice. */
export function WaitingRoom({ live, company, box, play }: WaitingProps) {
  const words = useWords()
  const { head, line } = company
  const [refusal, setRefusal] = useState<Sentence | null>(null)
  const ask = (asked: Asked) => live.ask(asked).then((answer) => setRefusal(answer.ok ? null : answer.reason))
  const game = words(`${box.id}.title`)
  const title = words('live.table.title', { title: game })
  return (
    <Frame title={title}>
      <Banner title={title} Cover={box.Cover}>
        <p>{words(`live.clock.${head.plan.clock}`)}</p>
        {head.plan.isRated && <p data-rated>{words('live.rated.about')}</p>}
      </Banner>
      <div className={style.page} data-columns="two" data-waiting={head.code}>
        {line !== 'here' && (
          <p className={style.away} role="status" data-trouble="away">
            {words('web.trouble.away')}
          </p>
        )}
        <Seats company={company} play={play} ask={ask} refusal={refusal} />
        <ShareTable code={head.code} />
        <DicePromise commitment={head.commitment} />
        <Begin company={company} ask={ask} />
      </div>
    </Frame>
  )
}

interface SeatsProps {
  readonly company: Company
  readonly play: Play
  readonly ask: (asked: Asked) => Promise<void>
  readonly refusal: Sentence | null
}

function Seats({ company, play, ask, refusal }: SeatsProps) {
  const words = useWords()
  const say = useSay()
  const { name } = useSettings()
  const { standing, guest, head, present } = company
  const sit = (seat: Seat, { colour, number }: Look = {}) => {
    const wish = { seat, name: name.trim() || words('web.guest'), string: newSecret() }
    return ask({ kind: 'sit', ...wish, ...(colour ? { colour } : {}), ...(number === undefined ? {} : { number }) })
  }
  useSitFirst(company, sit)
  const isSitting = seatsOf(standing, guest).length > 0
  return (
    <section className={style.part} aria-labelledby="seats">
      <h2 id="seats">{words('live.seats')}</h2>
      {!isSitting && <YourName />}
      <SeatSigns value={{ sitters: signsOf(company, play), Sign: play.Sign }}>
        <ol className={style.seats}>
          {standing.holders.map((holder, seat) => (
            <SeatLine
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              holder={holder}
              isOwn={holder?.guest === guest}
              isHost={holder?.guest === head.host}
              isPresent={present?.seats[seat] !== false}
              livery={play.livery}
              canSit={!isSitting}
              canClear={head.host === guest}
              onSit={(more) => sit(seat, more)}
              onStand={() => ask({ kind: 'stand', seat })}
            />
          ))}
        </ol>
      </SeatSigns>
      <p className={style.refusal} role="status">
        {refusal && say(refusal)}
      </p>
      <p className={style.soft}>
        {words(isSitting ? 'live.seats.yours' : 'live.seats.watch', { watchers: present?.watchers ?? 0 })}
      </p>
    </section>
  )
}

function YourName() {
  const words = useWords()
  const { name } = useSettings()
  return (
    <div className={style.fields}>
      <label>
        <span>{words('live.name')}</span>
        <input
          value={name}
          maxLength={20}
          autoComplete="nickname"
          placeholder={words('web.guest')}
          onChange={({ target }) => change({ name: target.value })}
        />
      </label>
    </div>
  )
}

/** Free seats show the sign that whoever sits down there gets. */
const signsOf = ({ standing }: Company, { livery }: Play): Sitter[] =>
  standing.holders.map((holder, seat) => ({
    name: holder?.name ?? '',
    player: 'person',
    colour: holder?.colour ?? usualColour(livery, seat),
    ...(holder?.number === undefined ? {} : { number: holder.number }),
  }))

function Begin({ company, ask }: Pick<SeatsProps, 'company' | 'ask'>) {
  const words = useWords()
  const { standing, head, guest } = company
  const { bots } = head.plan
  const free = standing.holders.filter((holder) => holder === null).length
  const taken = standing.holders.length - free
  if (guest !== head.host) return <p className={style.begin}>{words('live.begin.host')}</p>
  const isReady = taken > 0 && (free === 0 || bots !== null)
  return (
    <div className={style.begin}>
      <Button look="main" icon="flag" disabled={!isReady} onClick={() => ask({ kind: 'begin' })} data-begin>
        {words('live.begin')}
      </Button>
      <p className={style.soft}>{words(bots === null ? 'live.begin.people' : 'live.begin.bots', { free })}</p>
    </div>
  )
}
