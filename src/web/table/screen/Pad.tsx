import { useState } from 'react'
import type { Story } from '../../../table/story.ts'
import type { Play } from '../../games/play.ts'
import { Button } from '../../ui/Button.tsx'
import { useStory, useWords } from '../../words/words.tsx'
import { useExtras } from './extras.ts'
import style from './Pad.module.css'
import type { Scene } from './scene.ts'

export interface Pad {
  /** Whether this device shows no board. */
  readonly isClosed: boolean
  /** Whether the board is where one chooses, so that it cannot be put away. */
  readonly isNeeded: boolean
  turn(): void
}

/** The device of somebody whose board is on a big screen: it shows one's own hand and choices; null for all others. */
export function usePad(play: Play, { view, choices }: Scene): Pad | null {
  const { isPad } = useExtras()
  const [isOpen, setOpen] = useState(false)
  if (!isPad) return null
  const isNeeded = choices.some(({ action }) => play.claims?.(action)) || play.hasWord?.(view) === true
  return { isClosed: !isOpen && !isNeeded, isNeeded, turn: () => setOpen(!isOpen) }
}

const LINES = 4

/** What happens on the big screen, told in words. */
export function PadPlace({ told, pad }: { readonly told: Story; readonly pad: Pad }) {
  const words = useWords()
  const story = useStory()
  return (
    <div className={style.pad} data-closed={pad.isClosed}>
      {pad.isClosed && (
        <ul className={style.lines}>
          {told.latest(LINES).map(({ index, sentences }) => (
            <li key={index}>{story(sentences)}</li>
          ))}
        </ul>
      )}
      {!pad.isNeeded && (
        <Button look="quiet" icon="whole" onClick={pad.turn} data-pad-board>
          {words(pad.isClosed ? 'live.pad.board' : 'live.pad.hide')}
        </Button>
      )}
    </div>
  )
}
