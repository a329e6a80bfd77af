import { type ReactNode, Suspense } from 'react'
import type { WholeMove } from '../../engine/ends.ts'
import { type Grade, gradeOf } from '../../lab/grade.ts'
import type { Play } from '../games/play.ts'
import { Moves } from '../odds/Advice.tsx'
import { keyOf, type Reading } from '../odds/odds.ts'
import { RiskSpoken } from '../odds/RiskSpoken.tsx'
import { isExact } from '../odds/reason.ts'
import { WORDS as ODDS_WORDS } from '../odds/words.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { PartSpoken, useWords } from '../words/words.tsx'
import style from './Practice.module.css'

interface VerdictProps {
  readonly play: Play
  readonly reading: Reading
  readonly chosen: WholeMove
  /** What it gives away; null before all moves are judged. */
  readonly lost: number | null
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What the choice was worth, what is best and why. */
export function Verdict({ play, reading, chosen, lost, onClose, children }: VerdictProps) {
  const words = useWords()
  return (
    <Dialog title={words('practice.verdict')} onClose={onClose}>
      <Suspense>
        <PartSpoken part="odds" english={ODDS_WORDS}>
          <RiskSpoken play={play}>
            <div className={style.verdict} data-verdict={lost === null ? 'thinking' : gradeOf(lost)}>
              <p className={style.grade} role="status">
                {lost === null ? words('practice.thinking') : <Graded lost={lost} />}
              </p>
              {lost !== null && <Moves reading={reading} taken={keyOf(chosen.actions)} />}
              {lost !== null && <JudgeNote reading={reading} />}
              <div className={style.ways}>{children}</div>
            </div>
          </RiskSpoken>
        </PartSpoken>
      </Suspense>
    </Dialog>
  )
}

/** What the figures rest on. */
function JudgeNote({ reading }: Pick<VerdictProps, 'reading'>) {
  const words = useWords()
  return <p className={style.note}>{words(isExact(reading) ? 'odds.note.exact' : 'odds.note')}</p>
}

/** A difference that is smaller would be shown as none. */
const NONE = 0.0005

const SAID: Readonly<Record<Grade, string>> = {
  good: 'practice.grade.good',
  inaccuracy: 'practice.grade.inaccuracy',
  mistake: 'practice.grade.mistake',
  blunder: 'practice.grade.blunder',
}

function Graded({ lost }: { readonly lost: number }) {
  const words = useWords()
  return words(lost < NONE ? 'practice.grade.best' : SAID[gradeOf(lost)], { lost })
}
