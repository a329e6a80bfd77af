import { Button, IconButton } from '../ui/Button.tsx'
import { useStory, useWords } from '../words/words.tsx'
import style from './EarlierBar.module.css'
import type { Story } from './story.ts'

interface EarlierBarProps {
  readonly index: number
  readonly count: number
  readonly told: Story
  readonly onLook: (index: number | null) => void
  readonly onReplay: () => void
  /** Absent where nobody may take over. */
  readonly onWhatIf?: (() => void) | undefined
}

/** Stands where the choices stand while an earlier moment is looked at. */
export function EarlierBar({ index, count, told, onLook, onReplay, onWhatIf }: EarlierBarProps) {
  const story = useStory()
  const words = useWords()
  return (
    <section className={style.bar} aria-label={words('web.earlier')}>
      <p className={style.what}>
        <strong>{words('web.earlier.moment', { moment: index + 1, count })}</strong>{' '}
        {story(told.at(index)?.sentences ?? [])}
      </p>
      <div className={style.steps}>
        <IconButton
          icon="back"
          label={words('web.earlier.back')}
          disabled={index <= 0}
          onClick={() => onLook(index - 1)}
        />
        <IconButton
          icon="next"
          label={words('web.earlier.on')}
          disabled={index >= count - 1}
          onClick={() => onLook(index + 1)}
        />
        <IconButton icon="play" label={words('web.table.replay')} onClick={onReplay} />
        {onWhatIf && <IconButton icon="fork" label={words('web.table.what-if')} onClick={onWhatIf} />}
        <Button look="main" onClick={() => onLook(null)} autoFocus>
          {words('web.earlier.now')}
        </Button>
      </div>
    </section>
  )
}
