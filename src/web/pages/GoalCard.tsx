import { use, useState } from 'react'
import { type Goal, goalHint, goalOf } from '../hints/goal.ts'
import { ALL_HINTS, change, settings } from '../settings/settings.ts'
import { Button } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { PartSpoken, useWords } from '../words/words.tsx'
import style from './GoalCard.module.css'

interface GoalCardProps {
  readonly game: string
  readonly goal: Goal
}

/** The goal of a game that nobody has been told here yet; whoever plays without hints wants none. */
export function useUnreadGoal(game: string): Goal | null {
  const isRead = [ALL_HINTS, goalHint(game)].some((hint) => settings().hintsRead.includes(hint))
  return isRead ? null : use(goalOf(game))
}

/** What a game is about, once, when somebody starts it for the first time. */
export function GoalCard({ game, goal }: GoalCardProps) {
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const close = () => {
    change({ hintsRead: [...settings().hintsRead, goalHint(game)] })
    setOpen(false)
  }
  return (
    <PartSpoken part="hints" english={goal.words}>
      <Pictures game={game} goal={goal} onClose={close} />
    </PartSpoken>
  )
}

interface PicturesProps extends GoalCardProps {
  readonly onClose: () => void
}

function Pictures({ game, goal, onClose }: PicturesProps) {
  const words = useWords()
  return (
    <Dialog title={words(`${game}.title`)} wide onClose={onClose}>
      <ol className={style.goals} data-goal={game}>
        {goal.pictures.map((Picture, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a picture is its number
          <li key={i}>
            <Picture />
            <p>{words(`${game}.goal.${i + 1}`)}</p>
          </li>
        ))}
      </ol>
      <Button look="main" icon="flag" className={style.start} onClick={onClose} autoFocus>
        {words('hints.goal.start')}
      </Button>
    </Dialog>
  )
}
