import { useDeferredValue, useMemo, useState } from 'react'
import type { Watcher } from '../../engine/game.ts'
import type { Sentence } from '../../engine/sentence.ts'
import type { Story } from '../../table/story.ts'
import { SettingsDialog } from '../settings/SettingsDialog.tsx'
import { BoardPlace, LogPlace, PlayersPlace, TrayPlace } from '../table/screen/Places.tsx'
import { RuleDialog } from '../table/screen/RuleDialog.tsx'
import { SeatSigns } from '../table/screen/SeatSign.tsx'
import layout from '../table/screen/TableLayout.module.css'
import trouble from '../table/screen/TroubleBanner.module.css'
import { useShortcuts } from '../table/screen/useShortcuts.ts'
import { useLogBeside, useWide } from '../table/screen/useWide.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useList, useStory, useWords } from '../words/words.tsx'
import { chaptersOf } from './chapters.ts'
import { FairDialog } from './FairDialog.tsx'
import type { Projector } from './projector.ts'
import { ReplayHeader } from './ReplayHeader.tsx'
import { ReplayLog } from './ReplayLog.tsx'
import { ownEyes, ownSeats, type Reel, sceneAt, sceneOfThrow, witnessOf } from './reel.ts'
import { Tools } from './Tools.tsx'
import { Transport } from './Transport.tsx'
import { useAddress } from './useAddress.ts'
import { useProjector } from './useProjector.ts'
import { WhatIfDialog } from './WhatIfDialog.tsx'

type Sheet = 'log' | 'settings' | 'what-if' | 'fair' | { readonly rule: string }

interface ReplayScreenProps {
  readonly reel: Reel
  /** The moment to begin with. */
  readonly first: number
  /** Whether the browser could not keep it. */
  readonly isLost: boolean
  /** Where a moment of this reel is found. */
  readonly pathAt: (at: number) => string
  /** Where the match is looked through, with the same moment shown. */
  readonly reviewAt: (at: number) => string
}

/** A match shown again: what the table showed, for the moment one chooses. */
export function ReplayScreen({ reel, first, isLost, pathAt, reviewAt }: ReplayScreenProps) {
  const isWide = useWide()
  const hasLogBeside = useLogBeside()
  const [sheet, setSheet] = useState<Sheet | null>(null)
  const [watcher, setWatcher] = useState<Watcher>(() => ownEyes(reel))
  const { told, frame, projector, at, scene, chapters } = useShown(reel, first, watcher)
  const count = reel.match.timeline.length
  const path = pathAt(frame.at)
  useAddress(path)
  useReplayKeys(projector, count, setSheet)
  const said = useMoment(reel, told, frame.at)
  const onRule = (rule: string) => setSheet({ rule })
  const { seats } = reel.match.head
  const sitters = useMemo(() => reel.play.painted?.(scene.view, seats) ?? seats, [reel, scene.view, seats])
  const place = { play: reel.play, sitters, scene, onAction: NOTHING, onRule }
  const tray = { play: reel.play, scene, onSkip: projector.land, onRule }
  const tools = (
    <Tools
      reel={reel}
      at={frame.at}
      watcher={watcher}
      onWatcher={setWatcher}
      onWhatIf={() => setSheet('what-if')}
      onFair={() => setSheet('fair')}
      reviewPath={reviewAt(frame.at)}
    />
  )
  const log = (
    <LogPlace>
      <ReplayLog told={told} at={at} onGo={projector.go} />
    </LogPlace>
  )
  return (
    <SeatSigns value={{ sitters, Sign: reel.play.Sign }}>
      <div className={layout.page} data-replay={at}>
        <ReplayHeader reel={reel} isWide={isWide} onLog={() => setSheet('log')} onSettings={() => setSheet('settings')}>
          {isWide && tools}
        </ReplayHeader>
        <main className={layout.main} data-holds-dice={reel.play.holdsDice}>
          <div className={layout.people}>
            <PlayersPlace {...place} own={ownSeats(reel)} active={scene.active} />
          </div>
          <div className={layout.centre}>
            {isLost && <Lost />}
            <TrayPlace at="centre" {...tray} />
            <BoardPlace {...place} wholeMoves={NONE} onDrive={NOTHING} onPeople={NOTHING} />
          </div>
          <div className={layout.hands}>
            {hasLogBeside && log}
            <TrayPlace at="hands" {...tray} />
            <Transport frame={frame} count={count} projector={projector} chapters={chapters} {...said}>
              {!isWide && tools}
            </Transport>
            {isWide && log}
          </div>
        </main>
        <ReplaySheets reel={reel} at={frame.at} told={told} sheet={sheet} projector={projector} onSheet={setSheet} />
      </div>
    </SeatSigns>
  )
}

/** What a watcher sees of a reel. The slider follows the finger: what it shows, at `at`, may come a little later. */
function useShown(reel: Reel, first: number, watcher: Watcher) {
  const witness = useMemo(() => witnessOf(reel, watcher), [reel, watcher])
  const told = useMemo(() => witness.story(), [witness])
  const { frame, projector } = useProjector(reel, first, { witness, told })
  const { at, isRolling } = useDeferredValue(frame)
  const scene = useMemo(
    () => (isRolling ? sceneOfThrow : sceneAt)(reel, witness, told, at),
    [reel, witness, told, at, isRolling],
  )
  const chapters = useMemo(() => chaptersOf(reel), [reel])
  return { told, frame, projector, at, scene, chapters }
}

function Lost() {
  const words = useWords()
  return (
    <p className={trouble.banner} role="status" data-trouble="lost">
      {words('web.replay.lost')}
    </p>
  )
}

/** What happened last, and at the end who won. */
function useMoment({ match: { head, timeline } }: Reel, told: Story, at: number) {
  const words = useWords()
  const story = useStory()
  const list = useList()
  const what = story(lastTold(told, at)) || words('web.replay.start')
  const { result } = timeline
  if (!result || at < timeline.length) return { what, result: '' }
  const winners = head.seats.filter((_, seat) => result.places[seat] === 1)
  const names = list(winners.map(({ name }) => name))
  return { what, result: words('web.replay.result', { names, count: winners.length }) }
}

/** What was told last: some entries have nothing to say. */
function lastTold(told: Story, at: number): readonly Sentence[] {
  let index = at - 1
  while (index > 0 && told.at(index)!.sentences.length === 0) index--
  return index < 0 ? [] : told.at(index)!.sentences
}

const NOTHING = () => undefined
const NONE: readonly never[] = []

interface ReplaySheetsProps {
  readonly reel: Reel
  readonly told: Story
  readonly at: number
  readonly projector: Projector
  readonly sheet: Sheet | null
  readonly onSheet: (sheet: Sheet | null) => void
}

function ReplaySheets({ reel, at, told, sheet, projector, onSheet }: ReplaySheetsProps) {
  const words = useWords()
  const close = () => onSheet(null)
  if (sheet === null) return null
  if (sheet === 'settings') return <SettingsDialog onClose={close} />
  if (sheet === 'what-if') return <WhatIfDialog reel={reel} at={at} onClose={close} />
  if (typeof sheet === 'object') return <RuleDialog id={sheet.rule} game={reel.play.game.id} onClose={close} />
  const go = (to: number) => {
    projector.go(to)
    close()
  }
  if (sheet === 'fair') return <FairDialog match={reel.match} onMoment={go} onClose={close} />
  return (
    <Dialog title={words('web.log')} onClose={close}>
      <ReplayLog told={told} at={at} onGo={go} />
    </Dialog>
  )
}

/** On the board the arrows belong to the board. */
const offBoard = (act: () => void) => () => {
  if (!document.activeElement?.closest('[data-board]')) act()
}

function useReplayKeys(projector: Projector, count: number, onSheet: (sheet: Sheet) => void): void {
  const by = (step: number) => offBoard(() => projector.go(projector.frame().at + step))
  useShortcuts({
    ' ': projector.toggle,
    ArrowLeft: by(-1),
    ArrowRight: by(1),
    Home: () => projector.go(0),
    End: () => projector.go(count),
    s: () => onSheet('settings'),
  })
}
