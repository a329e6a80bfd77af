import { lazy, Suspense } from 'react'
import type { Match } from '../../protocol/match.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useWords } from '../words/words.tsx'

const FairCheck = lazy(() => import('../fair/FairCheck.tsx').then(({ FairCheck }) => ({ default: FairCheck })))

interface FairDialogProps {
  readonly match: Match
  readonly onMoment: (at: number) => void
  readonly onClose: () => void
}

/** Whether the dice of the match that is shown were fixed before it. */
export function FairDialog({ match, onMoment, onClose }: FairDialogProps) {
  const words = useWords()
  return (
    <Dialog title={words('web.replay.fair')} onClose={onClose}>
      <Suspense fallback={<p>{words('web.loading')}</p>}>
        <FairCheck match={match} onMoment={onMoment} />
      </Suspense>
    </Dialog>
  )
}
