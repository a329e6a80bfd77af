import { Button, IconButton } from '../../ui/Button.tsx'
import { useStory, useWords } from '../../words/words.tsx'
import style from './EarlierBar.module.css'
import type { TableParts } from './parts.ts'
import { useReplay } from './useReplay.ts'

interface EarlierBarProps extends Pick<TableParts, 'store' | 'play' | 'shown' | 'table' | 'onSheet'> {
  readonly index: number
}

/** Stands where the choices stand while an earlier moment is looked at. */
export function EarlierBar({ index, store, play, shown, table, onSheet }: EarlierBarProps) {
  const story = useStory()
  const words = useWords()
  const replay = useReplay(store)
  const { told, result, view } = shown.snapshot
  const moment = index + 1
  // Whoever took a running game over could look into all hands.
  const isSecret = result === null && play.game.hides(view.table.options)
  return (
    <section className={style.bar} aria-label={words('web.earlier')}>
      <p className={style.what}>
        <strong>{words('web.earlier.moment', { moment, count: told.length })}</strong>{' '}
        {story(told.at(index)?.sentences ?? [])}
      </p>
      <div className={style.steps}>
        <IconButton
          icon="back"
          label={words('web.earlier.back')}
          disabled={index <= 0}
          onClick={() => table.look(index - 1)}
        />
        <IconButton
          icon="next"
          label={words('web.earlier.on')}
          disabled={moment >= told.length}
          onClick={() => table.look(index + 1)}
        />
        {replay && <IconButton icon="play" label={words('web.table.replay')} onClick={() => replay(moment)} />}
        {!isSecret && !store.isElsewhere && (
          <IconButton icon="fork" label={words('web.table.what-if')} onClick={() => onSheet({ whatIf: moment })} />
        )}
        <Button look="main" onClick={() => table.look(null)} autoFocus>
          {words('web.earlier.now')}
        </Button>
      </div>
    </section>
  )
}
