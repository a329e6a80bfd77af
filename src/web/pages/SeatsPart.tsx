import { PERSON, type Sitter, usualColour } from '../../engine/sitter.ts'
import type { Play } from '../games/play.ts'
import { settings } from '../settings/settings.ts'
import seats from '../table/screen/SeatRow.module.css'
import { SeatRow } from '../table/screen/SeatRow.tsx'
import { SeatSigns } from '../table/screen/SeatSign.tsx'
import { FIRST_LEVEL, withBots, withOne } from '../table/store/new-table.ts'
import { changed } from '../table/store/sitters.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import style from './Setup.module.css'

interface SeatsPartProps {
  readonly play: Play
  readonly sitters: readonly Sitter[]
  readonly onSitters: (sitters: readonly Sitter[]) => void
}

/** Who sits where. */
export function SeatsPart({ play, sitters, onSitters }: SeatsPartProps) {
  const words = useWords()
  const { least, most } = play.game.seats
  return (
    <section className={style.part} aria-labelledby="who">
      <h2 id="who">{words('web.set-up.who')}</h2>
      <SeatSigns value={{ sitters, Sign: play.Sign }}>
        <ol className={seats.seats}>
          {sitters.map((_, seat) => (
            <SeatRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              seat={seat}
              sitters={sitters}
              play={play}
              picksRole
              onChange={(next) => onSitters(changed(play, sitters, seat, next))}
            >
              {sitters.length > least && (
                <IconButton
                  icon="close"
                  label={words('web.set-up.remove', { number: seat + 1 })}
                  onClick={() => onSitters(without(play, sitters, seat))}
                />
              )}
            </SeatRow>
          ))}
        </ol>
      </SeatSigns>
      {sitters.length < most && (
        <div className={style.add}>
          <Button icon="person" onClick={() => onSitters(withOne(play, sitters, PERSON))}>
            {words('web.set-up.add-person')}
          </Button>
          <Button icon="bot" onClick={() => onSitters(withOne(play, sitters, FIRST_LEVEL))}>
            {words('web.set-up.add-bot')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** One person and bots, as many as the game needs. */
export const firstSitters = (play: Play, guest: string): Sitter[] =>
  withBots(play, settings().name.trim() || guest, Math.max(1, play.game.seats.least - 1))

/** Where the rules give the colours, everybody behind moves up one. */
function without({ livery }: Play, sitters: readonly Sitter[], seat: number): Sitter[] {
  const rest = sitters.filter((_, i) => i !== seat)
  return livery.colours ? rest.map((sitter, i) => ({ ...sitter, colour: usualColour(livery, i) })) : rest
}
