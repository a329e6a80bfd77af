import { COLOURS } from '../../engine/colour.ts'
import type { Play, Sitter } from '../games/play.ts'
import { settings } from '../settings/settings.ts'
import { botName, coloursOf } from '../table/open.ts'
import seats from '../table/SeatRow.module.css'
import { SeatRow } from '../table/SeatRow.tsx'
import { SeatSigns } from '../table/SeatSign.tsx'
import { changed } from '../table/sitters.ts'
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
          <Button icon="person" onClick={() => onSitters(withOne(play, sitters, null))}>
            {words('web.set-up.add-person')}
          </Button>
          <Button icon="bot" onClick={() => onSitters(withOne(play, sitters, 'casual'))}>
            {words('web.set-up.add-bot')}
          </Button>
        </div>
      )}
    </section>
  )
}

/** One person and bots, as many as the game needs. */
export function firstSitters(play: Play, guest: string): Sitter[] {
  let sitters: Sitter[] = [{ name: settings().name.trim() || guest, colour: coloursOf(play)[0]!, bot: null }]
  do sitters = withOne(play, sitters, 'casual')
  while (sitters.length < play.game.seats.least)
  return sitters
}

function withOne(play: Play, sitters: readonly Sitter[], bot: string | null): Sitter[] {
  const free = COLOURS.find((one) => sitters.every((sitter) => sitter.colour !== one))
  const colour = play.livery.colours?.[sitters.length] ?? free!
  const name = bot === null ? '' : botName(sitters.map((sitter) => sitter.name))
  return [...sitters, { name, colour, bot }]
}

/** Where the rules give the colours, everybody behind moves up one. */
function without(play: Play, sitters: readonly Sitter[], seat: number): Sitter[] {
  const rest = sitters.filter((_, i) => i !== seat)
  const { colours } = play.livery
  return colours ? rest.map((sitter, i) => ({ ...sitter, colour: colours[i]! })) : rest
}
