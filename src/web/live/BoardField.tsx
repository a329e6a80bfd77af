import { useId, useRef, useState } from 'react'
import type { NamedBoard } from '../../engine/game.ts'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import { Field } from './Field.tsx'
import style from './Live.module.css'

/** Another board than the game's first: one of its own by name, or one that somebody has drawn. */
export type ChosenBoard = { readonly title: string; readonly board: unknown } | null

interface BoardFieldProps {
  readonly boards: readonly NamedBoard[]
  readonly chosen: ChosenBoard
  readonly onChosen: (board: ChosenBoard) => void
}

const FROM_FILE = 'from a file'

/** The board that is played on; whether a drawn one is sound, the server says when the table is opened. */
export function BoardField({ boards, chosen, onChosen }: BoardFieldProps) {
  const words = useWords()
  const id = useId()
  const file = useRef<HTMLInputElement>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const named = boards.find(({ id: own }) => own === chosen?.board)
  const pick = (own: string) => onChosen(own === boards[0]!.id ? null : { title: own, board: own })
  const read = async (one: File) => {
    const board = await readBoard(one)
    setUnreadable(board === null)
    onChosen(board === null ? null : { title: one.name, board })
  }
  return (
    <>
      <Field label={words('live.board')}>
        <select
          value={named?.id ?? (chosen ? FROM_FILE : boards[0]!.id)}
          onChange={({ target }) => pick(target.value)}
          data-board-choice
        >
          {boards.map(({ id: own, title }) => (
            <option key={own} value={own}>
              {title}
            </option>
          ))}
          {chosen && !named && <option value={FROM_FILE}>{chosen.title}</option>}
        </select>
      </Field>
      <Button look="quiet" icon="folder" onClick={() => file.current?.click()} aria-describedby={id}>
        {words('live.board.file')}
      </Button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={({ target }) => target.files?.[0] && read(target.files[0])}
        data-board-file
      />
      <p id={id} className={style.soft} role="status">
        {isUnreadable && words('live.board.unreadable')}
      </p>
    </>
  )
}

async function readBoard(file: File): Promise<unknown> {
  try {
    return JSON.parse(await file.text())
  } catch {
    return null
  }
}
