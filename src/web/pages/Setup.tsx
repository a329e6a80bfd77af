import { useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { matters, type OptionSpec, type OptionValue } from '../../engine/options.ts'
import { type Box, boxOf } from '../games/index.ts'
import { COLOURS, type Play, type Sitter } from '../games/play.ts'
import { rulesPath, tablePath } from '../paths.ts'
import { settings } from '../settings/settings.ts'
import { botName, coloursOf, refusalOf, startTable } from '../table/open.ts'
import seats from '../table/SeatRow.module.css'
import { SeatRow } from '../table/SeatRow.tsx'
import { SeatSigns } from '../table/SeatSign.tsx'
import { changed } from '../table/sitters.ts'
import { useOpened } from '../table/useOpened.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button, IconButton } from '../ui/Button.tsx'
import { Frame } from '../ui/Frame.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { Speaker, useSay, useWords } from '../words/words.tsx'
import style from './Setup.module.css'

/** Who sits where, and what the table agrees on. */
export function Setup({ id }: { readonly id: string }) {
  const box = boxOf(id)
  return box ? <OpenBox box={box} /> : <NotFound why="game" />
}

const NOBODY: readonly string[] = []

function OpenBox({ box }: { readonly box: Box }) {
  const { play, words } = useOpened(box)
  return (
    <Speaker words={words} names={NOBODY}>
      <SetupForm box={box} play={play} />
    </Speaker>
  )
}

function SetupForm({ box, play }: { readonly box: Box; readonly play: Play }) {
  const say = useSay()
  const words = useWords()
  const [, go] = useLocation()
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => firstSitters(play, words('web.guest')))
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({})
  const { least, most } = box.seats
  const game = words(`${box.id}.title`)
  const title = words('web.set-up.title', { title: game })
  const refusal = refusalOf(play, { sitters, options })
  const start = () => go(tablePath(box.id, startTable(play, { sitters: named(sitters, words), options })))
  const { options: known } = play.game
  const specs = Object.entries(known).filter(([name]) => matters(known, name, options))
  return (
    <Frame title={title}>
      <Banner title={title} Cover={box.Cover}>
        <p>
          <Link href={rulesPath(box.id)}>{words('web.rules.of', { title: game })}</Link>
        </p>
      </Banner>
      <form
        className={style.page}
        onSubmit={(event) => {
          event.preventDefault()
          if (!refusal) start()
        }}
      >
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
                  onChange={(next) => setSitters(changed(play, sitters, seat, next))}
                >
                  {sitters.length > least && (
                    <IconButton
                      icon="close"
                      label={words('web.set-up.remove', { number: seat + 1 })}
                      onClick={() => setSitters(without(play, sitters, seat))}
                    />
                  )}
                </SeatRow>
              ))}
            </ol>
          </SeatSigns>
          {sitters.length < most && (
            <div className={style.add}>
              <Button icon="person" onClick={() => setSitters(withOne(play, sitters, null))}>
                {words('web.set-up.add-person')}
              </Button>
              <Button icon="bot" onClick={() => setSitters(withOne(play, sitters, 'casual'))}>
                {words('web.set-up.add-bot')}
              </Button>
            </div>
          )}
        </section>
        {specs.length > 0 && (
          <section className={style.part} aria-labelledby="options">
            <h2 id="options">{words('web.set-up.options')}</h2>
            {specs.map(([name, spec]) => (
              <OptionField
                key={name}
                wordKey={`${box.id}.option.${name}`}
                spec={spec}
                value={options[name] ?? spec.default}
                onChange={(value) => setOptions({ ...options, [name]: value })}
              />
            ))}
          </section>
        )}
        <p role="status" className={style.refusal}>
          {refusal && say(refusal.reason)}
        </p>
        <div className={style.start}>
          <Button look="main" icon="flag" type="submit" disabled={refusal !== null}>
            {words('web.set-up.start')}
          </Button>
        </div>
      </form>
    </Frame>
  )
}

interface OptionFieldProps {
  readonly wordKey: string
  readonly spec: OptionSpec
  readonly value: OptionValue
  readonly onChange: (value: OptionValue) => void
}

function OptionField({ wordKey, spec, value, onChange }: OptionFieldProps) {
  const words = useWords()
  const id = useId()
  if (spec.kind === 'flag')
    return (
      <label className={style.flag}>
        <input type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />
        <span>{words(wordKey)}</span>
      </label>
    )
  return (
    <div className={style.option}>
      <label htmlFor={id}>{words(wordKey)}</label>
      {spec.kind === 'number' ? (
        <input
          id={id}
          type="number"
          min={spec.least}
          max={spec.most}
          value={String(value)}
          onChange={({ target }) => onChange(clamped(Number(target.value), spec))}
        />
      ) : (
        <select id={id} value={String(value)} onChange={({ target }) => onChange(target.value)}>
          {spec.values.map((option) => (
            <option key={option} value={option}>
              {words(`${wordKey}.${option}`)}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}

const clamped = (value: number, { least, most }: OptionSpec & { readonly kind: 'number' }): number =>
  Math.min(most, Math.max(least, Math.round(value) || least))

function firstSitters(play: Play, guest: string): Sitter[] {
  let sitters: Sitter[] = [{ name: settings().name.trim() || guest, colour: coloursOf(play)[0]!, bot: null }]
  do sitters = withOne(play, sitters, 'casual')
  while (sitters.length < play.game.seats.least)
  return sitters
}

function withOne(play: Play, sitters: readonly Sitter[], bot: string | null): Sitter[] {
  const free = COLOURS.find((one) => sitters.every((sitter) => sitter.colour !== one))
  const colour = play.colours?.[sitters.length] ?? free!
  const name = bot === null ? '' : botName(sitters.map((sitter) => sitter.name))
  return [...sitters, { name, colour, bot }]
}

/** Where the rules give the colours, everybody behind moves up one. */
function without(play: Play, sitters: readonly Sitter[], seat: number): Sitter[] {
  const rest = sitters.filter((_, i) => i !== seat)
  return play.colours ? rest.map((sitter, i) => ({ ...sitter, colour: play.colours![i]! })) : rest
}

const named = (sitters: readonly Sitter[], words: ReturnType<typeof useWords>): Sitter[] =>
  sitters.map((sitter, seat) => ({
    ...sitter,
    name: sitter.name.trim() || words('web.set-up.player', { number: seat + 1 }),
  }))
