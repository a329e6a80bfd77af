import { Suspense, useEffect } from 'react'
import { readCode } from '../../protocol/live/code.ts'
import { type Box, boxOf } from '../games/index.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import { NotFound } from '../ui/NotFound.tsx'
import { PartSpoken, Speaker, useWords } from '../words/words.tsx'
import style from './Live.module.css'
import type { AtTableProps } from './parts.ts'
import { RemoteScreen } from './RemoteScreen.tsx'
import { useLive } from './useLive.ts'
import { WaitingRoom } from './WaitingRoom.tsx'
import { WORDS } from './words.ts'

/** A table on the server: who sits there while it waits, and then the game. */
export function LivePage({ code }: { readonly code: string }) {
  const known = readCode(code)
  return (
    <PartSpoken part="live" english={WORDS}>
      {known ? <AtTable code={known} /> : <NotFound why="link" />}
    </PartSpoken>
  )
}

function AtTable({ code }: { readonly code: string }) {
  const words = useWords()
  const { live, state, company } = useLive(code)
  if (state === 'unknown-table') return <NotFound why="missing" />
  if (state === 'version' || state === 'malformed' || live.isBroken) return <NotFound why="newer" />
  if (!company) return <p className={style.joining}>{words('live.joining')}</p>
  return <Joined live={live} company={company} />
}

const NOBODY: readonly string[] = []

function Joined({ live, company }: AtTableProps) {
  const box = boxOf(company.head.plan.game)!
  const isSeen = company.store?.isSeen === true
  return (
    <Suspense fallback={null}>
      {isSeen ? (
        <RemoteScreen live={live} company={company} box={box} />
      ) : (
        <Waiting live={live} company={company} box={box} />
      )}
    </Suspense>
  )
}

function Waiting(props: AtTableProps & { readonly box: Box }) {
  const { play, words } = useOpened(props.box)
  // The rest of what a table is made of is here when the game begins.
  useEffect(() => void import('../table/screen/TableScreen.tsx'), [])
  return (
    <Speaker words={words} names={NOBODY}>
      <WaitingRoom {...props} play={play} />
    </Speaker>
  )
}
