import { Link } from 'wouter'
import type { Box } from '../games/index.ts'
import type { Edition, Outline } from '../games/sleeve.ts'
import { rulesPath, setupPath } from '../paths.ts'
import buttons from '../ui/Button.module.css'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useWords } from '../words/words.tsx'
import style from './GameCard.module.css'
import { quickBots, useQuickStart } from './quick-start.ts'

interface GameCardProps {
  readonly box: Box
  readonly edition?: Edition
}

/** A game, or an edition of one: what it is, what it takes, and the ways into it. */
export function GameCard({ box, edition }: GameCardProps) {
  const words = useWords()
  const { isOpening, playNow } = useQuickStart(box, edition ?? null)
  const name = edition ? `${box.id}-${edition.id}` : box.id
  const title = words(edition ? `web.edition.${edition.id}.title` : `${box.id}.title`)
  const about = words(edition ? `web.edition.${edition.id}.about` : `${box.id}.about`)
  const { Cover } = edition ?? box
  return (
    <li className={style.card} data-game={name}>
      <div className={style.cover}>
        <Cover />
      </div>
      <div className={style.about}>
        <h3>{title}</h3>
        <Facts box={box} outline={edition ?? box.sleeve} />
        <p className={style.what}>{about}</p>
      </div>
      <div className={style.ways}>
        <Button look="main" icon="play" disabled={isOpening} onClick={playNow} aria-describedby={`quick-${name}`}>
          {words('web.home.play')}
        </Button>
        <Link href={setupPath(box.id, edition?.id)} className={buttons.button}>
          {words('web.home.set-up')}
          <span className="unseen"> {title}</span>
        </Link>
        <Link href={rulesPath(box.id)} className={style.rules}>
          {words('web.rules')}
          <span className="unseen"> {title}</span>
        </Link>
        <p id={`quick-${name}`} className="unseen">
          {words('web.home.play-what', { title, bots: quickBots(box) })}
        </p>
      </div>
    </li>
  )
}

/** How long, how hard, for how many. */
function Facts({ box, outline: { minutes, difficulty } }: { readonly box: Box; readonly outline: Outline }) {
  const words = useWords()
  return (
    <ul className={style.facts} data-facts>
      <li>
        <Icon name="history" size="1.1em" /> {words('web.home.minutes', { minutes })}
      </li>
      <li>{words(`web.home.difficulty.${difficulty}`)}</li>
      <li>
        <Icon name="people" size="1.1em" /> {words('web.home.players', { most: box.seats.most })}
      </li>
    </ul>
  )
}
