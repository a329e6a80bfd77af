import { type ReactNode, useEffect, useState } from 'react'
import type { WholeMove } from '../../engine/ends.ts'
import type { Refusal } from '../../engine/game.ts'
import { BoardPlace, PlayersPlace, TrayPlace } from '../table/screen/Places.tsx'
import { RuleDialog } from '../table/screen/RuleDialog.tsx'
import { SeatSigns } from '../table/screen/SeatSign.tsx'
import layout from '../table/screen/TableLayout.module.css'
import { PositionBar } from './PositionBar.tsx'
import { PositionHeader } from './PositionHeader.tsx'
import { moveFor, refusalIn, type Standing } from './standing.ts'
import { lostBy, usePondered } from './usePondered.ts'
import { Verdict } from './Verdict.tsx'

export interface PositionScreenProps {
  readonly standing: Standing
  readonly title: string
  /** Where this position comes from. */
  readonly note: string
  /** What the first choice gave away; told once. */
  readonly onAnswer: (lost: number) => void
  /** What can be done when it is answered. */
  readonly after: (lost: number) => ReactNode
}

/** A position with its choices, as at the table; whoever has chosen is told what each is worth. */
export function PositionScreen({ standing, title, note, onAnswer, after }: PositionScreenProps) {
  const { play, sitters, scene, decision } = standing
  const [chosen, setChosen] = useState<WholeMove | null>(null)
  const [refusal, setRefusal] = useState<Refusal | 'part' | null>(null)
  const [rule, setRule] = useState<string | null>(null)
  const [isTold, setTold] = useState(false)
  const reading = usePondered(decision)
  const lost = chosen && lostBy(reading, chosen.actions)
  useAnswer(lost, onAnswer)
  const take = (actions: WholeMove['actions']) => {
    const move = moveFor(decision, actions)
    if (!move) return setRefusal(refusalIn(decision, actions[0]!) ?? 'part')
    setRefusal(null)
    setChosen(move)
    setTold(true)
  }
  const offered = chosen ? { ...scene, choices: [] } : scene
  const place = { play, sitters, scene: offered, onAction: (action: never) => take([action]), onRule: setRule }
  return (
    <SeatSigns value={{ sitters, Sign: play.Sign }}>
      <div className={layout.page} data-position={lost === null ? 'open' : 'answered'}>
        <PositionHeader title={title} note={note} />
        <main className={layout.main} data-holds-dice={play.holdsDice}>
          <div className={layout.people}>
            <PlayersPlace {...place} own={[decision.seat]} active={decision.seat} />
          </div>
          <div className={layout.centre}>
            <TrayPlace at="centre" play={play} scene={offered} onSkip={NOTHING} onRule={setRule} />
            <BoardPlace {...place} wholeMoves={chosen ? NONE : standing.wholeMoves} onDrive={take} onPeople={NOTHING} />
          </div>
          <div className={layout.hands}>
            <TrayPlace at="hands" play={play} scene={offered} onSkip={NOTHING} onRule={setRule} />
            <PositionBar
              standing={standing}
              chosen={chosen}
              refusal={refusal}
              onTake={take}
              onTell={() => setTold(true)}
              onAgain={() => setChosen(null)}
            >
              {lost !== null && after(lost)}
            </PositionBar>
          </div>
        </main>
        {chosen && isTold && (
          <Verdict play={play} reading={reading} chosen={chosen} lost={lost} onClose={() => setTold(false)}>
            {lost !== null && after(lost)}
          </Verdict>
        )}
        {rule && <RuleDialog id={rule} game={play.game.id} onClose={() => setRule(null)} />}
      </div>
    </SeatSigns>
  )
}

const NOTHING = () => undefined
const NONE: readonly never[] = []

/** Whoever tries again has answered already. */
function useAnswer(lost: number | null, onAnswer: (lost: number) => void): void {
  const [isAnswered, setAnswered] = useState(false)
  useEffect(() => {
    if (lost === null || isAnswered) return
    setAnswered(true)
    onAnswer(lost)
  }, [lost, isAnswered, onAnswer])
}
