import { isLevel, LEVEL_NAMES } from '../../../bots/levels.ts'
import type { Seat } from '../../../engine/game.ts'
import { PERSON, type Sitter } from '../../../engine/sitter.ts'
import type { Choice } from '../../../table/seat-view.ts'
import type { Fact, Play } from '../../games/play.ts'
import { RuleButton } from '../../ui/RuleButton.tsx'
import { useSay, useWords } from '../../words/words.tsx'
import { useExtras } from './extras.ts'
import style from './Players.module.css'
import { SeatSign } from './SeatSign.tsx'
import { selfOf } from './self.ts'

interface PlayersProps {
  readonly sitters: readonly Sitter[]
  readonly own: readonly Seat[]
  readonly active: Seat | null
  /** Who comes first. */
  readonly order: readonly Seat[]
  readonly factsOf: (seat: Seat) => readonly Fact[]
  /** Choices that point at a player: that player can be tapped. */
  readonly choices: readonly Choice[]
  readonly target: Play['target']
  readonly onAction: (action: { readonly kind: string }) => void
  readonly onRule: (id: string) => void
}

/** Who sits here, what they have, and whose turn it is. */
export function Players({ sitters, own, active, order, factsOf, choices, target, onAction, onRule }: PlayersProps) {
  const words = useWords()
  const self = selfOf({ own })
  return (
    <section aria-label={words('web.players')} className={style.players}>
      <h2 className="unseen">{words('web.players')}</h2>
      <ul className={style.list} data-count={sitters.length}>
        {order.map((seat, place) => (
          <Player
            // biome-ignore lint/suspicious/noArrayIndexKey: places stay where they are, whoever takes them
            key={place}
            seat={seat}
            sitter={sitters[seat]!}
            isOwn={own.includes(seat)}
            isSelf={seat === self}
            isActive={seat === active}
            facts={factsOf(seat)}
            explains={place === 0}
            choice={choices.find(({ action }) => target?.(action) === seat)}
            onAction={onAction}
            onRule={onRule}
          />
        ))}
      </ul>
    </section>
  )
}

interface PlayerProps extends Pick<PlayersProps, 'onAction' | 'onRule'> {
  readonly seat: Seat
  readonly sitter: Sitter
  readonly isOwn: boolean
  /** Whether it is oneself: one person who plays alone with bots. */
  readonly isSelf: boolean
  readonly isActive: boolean
  readonly facts: readonly Fact[]
  /** Once is enough to say what a sign means. */
  readonly explains: boolean
  readonly choice: Choice | undefined
}

function Player({ seat, sitter, isOwn, isSelf, isActive, facts, explains, choice, onAction, onRule }: PlayerProps) {
  const say = useSay()
  const words = useWords()
  const { ofSeat } = useExtras()
  return (
    <li className={`${style.player} ${isActive ? style.active : ''}`} aria-current={isActive ? 'true' : undefined}>
      <SeatSign seat={seat} className={style.mark} />
      <span className={style.who}>
        <span className={style.name}>{isSelf ? words('web.players.you') : sitter.name}</span>
        <span className={style.role}>
          {isActive ? words('web.players.acts') : isSelf ? sitter.name : roleOf(sitter, isOwn, words)}
        </span>
        {ofSeat(seat)}
      </span>
      <ul className={style.facts}>
        {facts.map((fact) => (
          <li key={fact.id} className={style.fact}>
            {fact.picture}
            <span aria-hidden="true">{typeof fact.short === 'string' ? fact.short : say(fact.short)}</span>
            <span className="unseen">{say(fact.meaning)}</span>
            {explains && fact.rule && (
              <span className={style.help}>
                <RuleButton id={fact.rule} about={say(fact.meaning)} onRule={onRule} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {choice && (
        <button
          type="button"
          className={style.tap}
          aria-label={say(choice.meaning)}
          onClick={() => onAction(choice.action)}
        />
      )}
    </li>
  )
}

function roleOf({ player }: Sitter, isOwn: boolean, words: (key: string) => string): string {
  // A level that nobody knows plays like the simplest.
  if (player !== PERSON) return words(`web.level.${isLevel(player) ? player : LEVEL_NAMES[0]}`)
  return words(isOwn ? 'web.players.here' : 'web.players.person')
}
