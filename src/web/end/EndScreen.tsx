import { use, useState } from 'react'
import type { Sitter } from '../../engine/sitter.ts'
import type { Box } from '../games/index.ts'
import type { Play } from '../games/play.ts'
import type { Tale } from '../games/tale.ts'
import { inOrder } from '../games/telling.ts'
import { reviewPath } from '../paths.ts'
import { RuleDialog } from '../table/screen/RuleDialog.tsx'
import type { Snapshot, TableStore } from '../table/store/table-store.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { PartSpoken, useList, useWords } from '../words/words.tsx'
import { Dice } from './Dice.tsx'
import style from './EndScreen.module.css'
import { Fairness } from './Fairness.tsx'
import { Lead } from './Lead.tsx'
import { Moments } from './Moments.tsx'
import { Next } from './Next.tsx'
import { Podium } from './Podium.tsx'
import type { StoryParts } from './parts.ts'
import { Ranking } from './Ranking.tsx'
import { Share } from './Share.tsx'
import { useChronicle } from './useChronicle.ts'
import { WORDS } from './words.ts'

interface EndScreenProps {
  readonly box: Box
  readonly store: TableStore
  readonly play: Play
  readonly snapshot: Snapshot
  /** Absent, everybody keeps the seat; null for those who may not ask for another game. */
  readonly onRematch: ((sitters?: readonly Sitter[]) => void) | null
  readonly onClose: () => void
}

/** Who won and why, what the dice and the race were like, and what next. */
export function EndScreen(props: EndScreenProps) {
  const tale = use(props.box.tale())
  return (
    <PartSpoken part="end" english={WORDS}>
      <Results {...props} tale={tale} />
    </PartSpoken>
  )
}

function Results(props: EndScreenProps & { readonly tale: Tale | null }) {
  const { box, store, play, snapshot, tale, onRematch, onClose } = props
  const [rule, setRule] = useState<string | null>(null)
  const title = useTitle(snapshot)
  return (
    <>
      <Dialog title={title} onClose={onClose} roomy>
        <div className={style.screen} data-results>
          <div className={style.result}>
            <Podium result={snapshot.result!} sitters={snapshot.sitters} />
            <Ranking play={play} snapshot={snapshot} tale={tale} onRule={setRule} />
            <Next
              play={play}
              snapshot={snapshot}
              kind={tale?.next ?? null}
              reviewAt={store.isElsewhere ? null : reviewPath(store.game.id, store.id)}
              onRematch={onRematch}
              onClose={onClose}
            />
          </div>
          {tale ? (
            <Told box={box} store={store} play={play} snapshot={snapshot} tale={tale} title={title} />
          ) : (
            <Fairness store={store} />
          )}
        </div>
      </Dialog>
      {rule !== null && <RuleDialog id={rule} game={store.game.id} onClose={() => setRule(null)} />}
    </>
  )
}

function useTitle({ result, sitters }: Snapshot): string {
  const words = useWords()
  const list = useList()
  const winners = inOrder(result!.places).filter((seat) => result!.places[seat] === 1)
  return words('web.end.title', { names: list(winners.map((seat) => sitters[seat]!.name)), count: winners.length })
}

interface ToldProps extends Pick<EndScreenProps, 'box' | 'store' | 'play' | 'snapshot'> {
  readonly tale: Tale
  readonly title: string
}

/** What takes a moment to find out. */
function Told({ box, store, play, snapshot, tale, title }: ToldProps) {
  const words = useWords()
  const read = useChronicle(store, snapshot.told, tale)
  if (typeof read === 'number')
    return <p className={style.reading}>{words('end.reading', { share: Math.round(read * 100) / 100 })}</p>
  const parts: StoryParts = { store, play, snapshot, tale, chronicle: read }
  return (
    <>
      <div className={style.story}>
        <Lead {...parts} />
        <Moments {...parts} />
        <Dice {...parts} />
        <Fairness store={store} />
      </div>
      <Share {...parts} Cover={box.Cover} title={title} />
    </>
  )
}
