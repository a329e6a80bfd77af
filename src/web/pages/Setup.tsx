import { use, useId, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { LEVEL_NAMES } from '../../bots/levels.ts'
import type { OptionSpec, OptionValue } from '../../engine/options.ts'
import { type Box, boxOf } from '../games/index.ts'
import { COLOURS, type Colour, type Play, type Sitter } from '../games/play.ts'
import { settings } from '../settings/settings.ts'
import { botName, coloursOf, startTable } from '../table/open.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Frame } from '../ui/Frame.tsx'
import { Mark } from '../ui/Shape.tsx'
import { Speaker, useWords } from '../words/words.tsx'
import { NotFound } from './NotFound.tsx'
import style from './Setup.module.css'

/** Who sits where, and what the table agrees on. */
export function Setup({ id }: { readonly id: string }) {
  const box = boxOf(id)
  return box ? <OpenBox box={box} /> : <NotFound why="game" />
}

const NOBODY: readonly string[] = []

function OpenBox({ box }: { readonly box: Box }) {
  const play = use(box.open())
  return (
    <Speaker words={play.game.words} names={NOBODY}>
      <SetupForm box={box} play={play} />
    </Speaker>
  )
}

function SetupForm({ box, play }: { readonly box: Box; readonly play: Play }) {
  const words = useWords()
  const [, go] = useLocation()
  const [sitters, setSitters] = useState<readonly Sitter[]>(() => firstSitters(play, words('web.guest')))
  const [options, setOptions] = useState<Readonly<Record<string, OptionValue>>>({})
  const { least, most } = box.seats
  const title = words('web.set-up.title', { title: box.title })
  const start = () => go(`/table/${box.id}/${startTable(play, { sitters: named(sitters, words), options })}`)
  const specs = Object.entries(play.game.options)
  return (
    <Frame title={title}>
      <form
        className={style.page}
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <h1>{title}</h1>
        <section className={style.part} aria-labelledby="who">
          <h2 id="who">{words('web.set-up.who')}</h2>
          <ol className={style.seats}>
            {sitters.map((sitter, seat) => (
              <SeatRow
                // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                key={seat}
                seat={seat}
                sitter={sitter}
                picksColour={!play.colours}
                onChange={(next) => setSitters(changed(sitters, seat, next))}
                onRemove={sitters.length > least ? () => setSitters(without(play, sitters, seat)) : undefined}
              />
            ))}
          </ol>
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
        <div className={style.start}>
          <Button look="main" icon="flag" type="submit">
            {words('web.set-up.start')}
          </Button>
          <Link href={`/rules/${box.id}`}>{words('web.rules.of', { title: box.title })}</Link>
        </div>
      </form>
    </Frame>
  )
}

interface SeatRowProps {
  readonly seat: number
  readonly sitter: Sitter
  readonly picksColour: boolean
  readonly onChange: (sitter: Sitter) => void
  readonly onRemove: (() => void) | undefined
}

function SeatRow({ seat, sitter, picksColour, onChange, onRemove }: SeatRowProps) {
  const words = useWords()
  const number = seat + 1
  return (
    <li className={style.seat}>
      {picksColour ? (
        <label className={style.colour}>
          <span className="unseen">{words('web.set-up.colour', { number })}</span>
          <Mark colour={sitter.colour} className={style.mark} />
          <select
            value={sitter.colour}
            onChange={({ target }) => onChange({ ...sitter, colour: target.value as Colour })}
          >
            {COLOURS.map((colour) => (
              <option key={colour} value={colour}>
                {words(`web.colour.${colour}`)}
              </option>
            ))}
          </select>
        </label>
      ) : (
        <Mark colour={sitter.colour} className={style.mark} />
      )}
      <label className={style.name}>
        <span className="unseen">{words('web.set-up.name', { number })}</span>
        <input
          value={sitter.name}
          maxLength={20}
          placeholder={words('web.set-up.player', { number })}
          onChange={({ target }) => onChange({ ...sitter, name: target.value })}
        />
      </label>
      <label className={style.role}>
        <span className="unseen">{words('web.set-up.role', { number })}</span>
        <select
          value={sitter.bot ?? ''}
          onChange={({ target }) => onChange({ ...sitter, bot: target.value === '' ? null : target.value })}
        >
          <option value="">{words('web.set-up.person')}</option>
          {LEVEL_NAMES.map((level) => (
            <option key={level} value={level}>
              {words(`web.level.${level}`)}
            </option>
          ))}
        </select>
      </label>
      {onRemove && <IconButton icon="close" label={words('web.set-up.remove', { number })} onClick={onRemove} />}
    </li>
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

/** Who picks a colour that is taken swaps with its owner. */
function changed(sitters: readonly Sitter[], seat: number, next: Sitter): Sitter[] {
  const before = sitters[seat]!.colour
  return sitters.map((sitter, i) => {
    if (i === seat) return next
    return sitter.colour === next.colour ? { ...sitter, colour: before } : sitter
  })
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
