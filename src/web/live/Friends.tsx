import { Suspense, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { LEVEL_NAMES } from '../../bots/levels.ts'
import type { Sentence } from '../../engine/sentence.ts'
import { CLOCK_NAMES, type ClockName } from '../../protocol/live/clocks.ts'
import { BOXES, type Box, boxOf } from '../games/index.ts'
import { type Options, OptionsPart } from '../pages/OptionsPart.tsx'
import { change, useSettings } from '../settings/settings.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Frame } from '../ui/Frame.tsx'
import { PartSpoken, Speaker, useSay, useWords } from '../words/words.tsx'
import { openTable, Problem } from './api.ts'
import { BoardField, type ChosenBoard } from './BoardField.tsx'
import { Choose, Field } from './Field.tsx'
import style from './Live.module.css'
import { willSit } from './useSitFirst.ts'
import { WORDS } from './words.ts'

/** With friends: what is played, by what rules, and who may come. */
export function Friends() {
  return (
    <PartSpoken part="live" english={WORDS}>
      <Chosen />
    </PartSpoken>
  )
}

/** A game and an edition of it, as the address names them. */
function Chosen() {
  const words = useWords()
  const wanted = new URLSearchParams(useSearch())
  const [, go] = useLocation()
  const box = boxOf(wanted.get('game') ?? '') ?? BOXES[0]!
  const edition = box.sleeve.editions?.find(({ id }) => id === wanted.get('edition'))
  const title = words('live.friends')
  return (
    <Frame title={title}>
      <Banner title={title} Cover={box.Cover}>
        <p>{words('live.friends.about')}</p>
      </Banner>
      <Suspense fallback={null}>
        <OpenForm
          key={`${box.id} ${edition?.id}`}
          box={box}
          first={edition?.options ?? {}}
          picked={edition ? `${box.id} ${edition.id}` : box.id}
          onPick={(game) => {
            const [id, one] = game.split(' ')
            go(`/friends?game=${id}${one ? `&edition=${one}` : ''}`, { replace: true })
          }}
        />
      </Suspense>
    </Frame>
  )
}

interface OpenFormProps {
  readonly box: Box
  readonly first: Options
  readonly picked: string
  readonly onPick: (game: string) => void
}

function OpenForm(props: OpenFormProps) {
  const { words } = useOpened(props.box)
  return (
    <Speaker words={words} names={NOBODY}>
      <Form {...props} />
    </Speaker>
  )
}

const NOBODY: readonly string[] = []
const NO_BOTS = 'none'
const USUAL_SEATS = 4

function Form({ box, first, picked, onPick }: OpenFormProps) {
  const { play } = useOpened(box)
  const words = useWords()
  const say = useSay()
  const [, go] = useLocation()
  const { least, most } = play.game.seats
  const [options, setOptions] = useState(first)
  const [seats, setSeats] = useState(Math.min(most, Math.max(least, USUAL_SEATS)))
  const [clock, setClock] = useState<ClockName>('none')
  const [bots, setBots] = useState<string>('casual')
  const [isPublic, setPublic] = useState(false)
  const [isRated, setRated] = useState(false)
  const [board, setBoard] = useState<ChosenBoard>(null)
  const [refusal, setRefusal] = useState<Sentence | null>(null)
  const open = () => {
    const wish = { game: box.id, options: { ...options }, seats, clock, isPublic, isRated }
    const drawn = board ? { board: board.board } : {}
    openTable({ ...wish, ...drawn, bots: bots === NO_BOTS ? null : bots }).then(
      ({ code }) => {
        willSit(code)
        go(`/t/${code}`)
      },
      (problem) => setRefusal(problem instanceof Problem ? problem.reason : null),
    )
  }
  const counts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))
  return (
    <form
      className={style.page}
      data-columns="two"
      onSubmit={(event) => {
        event.preventDefault()
        open()
      }}
    >
      <section className={style.part} aria-labelledby="table">
        <h2 id="table">{words('live.friends.table')}</h2>
        <Field label={words('live.friends.game')}>
          <select value={picked} onChange={({ target }) => onPick(target.value)} data-game>
            <GameOptions />
          </select>
        </Field>
        <NameField />
        <Field label={words('live.friends.seats')}>
          <Choose values={counts} value={String(seats)} name={(one) => one} onChange={(one) => setSeats(Number(one))} />
        </Field>
        <Field label={words('live.friends.bots')}>
          <Choose
            values={[...LEVEL_NAMES, NO_BOTS]}
            value={bots}
            name={(one) => words(one === NO_BOTS ? 'live.friends.bots.none' : `web.level.${one}`)}
            onChange={setBots}
          />
        </Field>
        <Field label={words('live.friends.clock')}>
          <Choose values={CLOCK_NAMES} value={clock} name={(one) => words(`live.clock.${one}`)} onChange={setClock} />
        </Field>
        <Field label={words('live.friends.who')}>
          <Choose
            values={['link', 'public']}
            value={isPublic ? 'public' : 'link'}
            name={(one) => words(`live.friends.who.${one}`)}
            onChange={(one) => setPublic(one === 'public')}
          />
        </Field>
        <Field label={words('live.rated')}>
          <Choose
            values={['no', 'yes']}
            value={isRated ? 'yes' : 'no'}
            name={(one) => words(`live.rated.${one}`)}
            onChange={(one) => setRated(one === 'yes')}
          />
        </Field>
        {isRated && <p className={style.soft}>{words('live.rated.about')}</p>}
        {play.game.boards.length > 0 && <BoardField boards={play.game.boards} chosen={board} onChosen={setBoard} />}
      </section>
      <OptionsPart game={play.game} sleeve={box.sleeve} options={options} onOptions={setOptions} />
      <div className={style.begin}>
        <p className={style.refusal} role="status">
          {refusal && say(refusal)}
        </p>
        <Button look="main" icon="flag" type="submit" data-open-table>
          {words('live.friends.open')}
        </Button>
      </div>
    </form>
  )
}

function GameOptions() {
  const words = useWords()
  return BOXES.flatMap((box) => [
    <option key={box.id} value={box.id}>
      {words(`${box.id}.title`)}
    </option>,
    ...(box.sleeve.editions ?? []).map(({ id }) => (
      <option key={id} value={`${box.id} ${id}`}>
        {words(`web.edition.${id}.title`)}
      </option>
    )),
  ])
}

function NameField() {
  const words = useWords()
  const { name } = useSettings()
  return (
    <Field label={words('live.name')}>
      <input
        value={name}
        maxLength={20}
        autoComplete="nickname"
        placeholder={words('web.guest')}
        onChange={({ target }) => change({ name: target.value })}
      />
    </Field>
  )
}
