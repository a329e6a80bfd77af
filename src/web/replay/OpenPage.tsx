import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Match, Unopened } from '../../protocol/match.ts'
import { replayPath, tablePath } from '../paths.ts'
import { keepMatch } from '../table/store/tables.ts'
import { Button } from '../ui/Button.tsx'
import { Frame } from '../ui/Frame.tsx'
import { Icon } from '../ui/Icon.tsx'
import page from '../ui/Page.module.css'
import { PickFile } from '../ui/PickFile.tsx'
import { useDrop } from '../ui/useDrop.ts'
import { PartSpoken, useList, useWords } from '../words/words.tsx'
import { Faulty } from './Faulty.tsx'
import { handedIn } from './hand-in.ts'
import style from './OpenPage.module.css'
import { arrive, textOf } from './read-file.ts'
import { WORDS } from './words.ts'

/** Opens a match file from anywhere, or says what is wrong with it. */
export function OpenPage() {
  return (
    <PartSpoken part="replay" english={WORDS}>
      <Opener />
    </PartSpoken>
  )
}

type Stage =
  | { readonly kind: 'empty' | 'checking' }
  | { readonly kind: 'faulty'; readonly why: Unopened }
  | { readonly kind: 'running'; readonly id: string; readonly match: Match }

function Opener() {
  const words = useWords()
  const [stage, setStage] = useState<Stage>({ kind: 'empty' })
  const take = useTaken(setStage)
  const isOver = useDrop(take)
  useHandedIn(take)
  return (
    <Frame title={words('web.open.title')}>
      <div className={`${page.page} ${style.page}`} data-dropping={isOver}>
        <h1>{words('web.open.title')}</h1>
        <p>{words('web.open.about')}</p>
        {stage.kind === 'faulty' && <Faulty why={stage.why} />}
        {stage.kind === 'running' && <Running {...stage} />}
        {stage.kind !== 'running' && (
          <div className={style.place}>
            <Icon name="folder" size="2.5rem" />
            <PickFile look="main" onFile={take}>
              {words(stage.kind === 'faulty' ? 'web.open.another' : 'web.open.pick')}
            </PickFile>
            <p role="status">{words(stage.kind === 'checking' ? 'web.open.checking' : 'web.open.drop')}</p>
          </div>
        )}
      </div>
    </Frame>
  )
}

/** A file that is sound becomes a table of this browser; a finished one is shown at once. */
function useTaken(onStage: (stage: Stage) => void): (file: File) => Promise<void> {
  const words = useWords()
  const [, go] = useLocation()
  const [failure, setFailure] = useState<{ readonly reason: unknown } | null>(null)
  if (failure) throw failure.reason
  const taken = async (file: File) => {
    onStage({ kind: 'checking' })
    const arrival = await arrive(await textOf(file), (number) => words('file.player', { number }))
    if (!arrival.ok) return onStage({ kind: 'faulty', why: arrival })
    const { match } = arrival
    const id = await keepMatch(match)
    if (match.timeline.result) go(replayPath(match.head.game, id))
    else onStage({ kind: 'running', id, match })
  }
  return (file) => taken(file).catch((reason) => setFailure({ reason }))
}

/** What was picked or dropped on the home page. */
function useHandedIn(take: (file: File) => Promise<void>): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    const file = handedIn()
    if (file) take(file)
  }, [])
}

function Running({ id, match: { head } }: { readonly id: string; readonly match: Match }) {
  const words = useWords()
  const list = useList()
  const [, go] = useLocation()
  const { game } = head
  const names = list(head.seats.map(({ name }) => name))
  return (
    <section className={style.running} role="status" data-running>
      <h2>{words('web.open.running')}</h2>
      <p>{words('web.open.running.about', { title: words(`${game}.title`), names })}</p>
      <div className={style.ways}>
        <Button look="main" icon="play" onClick={() => go(replayPath(game, id))}>
          {words('web.open.replay')}
        </Button>
        <Button icon="flag" onClick={() => go(tablePath(game, id))}>
          {words('web.open.play-on')}
        </Button>
      </div>
    </section>
  )
}
