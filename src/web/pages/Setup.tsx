import { useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import type { Sitter } from '../../engine/sitter.ts'
import { type Box, boxOf } from '../games/index.ts'
import type { Play } from '../games/play.ts'
import { rulesPath, tablePath } from '../paths.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import { refusalOf, startTable } from '../table/store/tables.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Frame } from '../ui/Frame.tsx'
import { NotFound } from '../ui/NotFound.tsx'
import { Speaker, useSay, useWords } from '../words/words.tsx'
import { type Options, OptionsPart } from './OptionsPart.tsx'
import { firstSitters, SeatsPart } from './SeatsPart.tsx'
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
  const [options, setOptions] = useState<Options>(useEditionOptions(box))
  const game = words(`${box.id}.title`)
  const title = words('web.set-up.title', { title: game })
  const refusal = refusalOf(play, { seats: sitters, options })
  const start = async () => go(tablePath(box.id, await startTable(play, { seats: named(sitters, words), options })))
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
        <SeatsPart play={play} sitters={sitters} onSitters={setSitters} />
        <OptionsPart game={play.game} sleeve={box.sleeve} options={options} onOptions={setOptions} />
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

/** The options of the edition that the address names. */
function useEditionOptions({ sleeve }: Box): Options {
  const wanted = new URLSearchParams(useSearch()).get('edition')
  return sleeve.editions?.find(({ id }) => id === wanted)?.options ?? {}
}

const named = (sitters: readonly Sitter[], words: ReturnType<typeof useWords>): Sitter[] =>
  sitters.map((sitter, seat) => ({
    ...sitter,
    name: sitter.name.trim() || words('web.set-up.player', { number: seat + 1 }),
  }))
