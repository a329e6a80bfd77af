import type { View } from '../../../games/allens-dirt/state.ts'
import { IconButton } from '../../ui/Button.tsx'
import { useSay } from '../../words/words.tsx'
import { flagOf, lapOf, restartFlag } from './race.ts'
import { FlagCloth } from './Scenery.tsx'
import style from './Strip.module.css'
import { say as sentenceOf } from './say.ts'

interface StripProps {
  readonly view: View
  readonly onSheet: () => void
}

/** The lap, the flag, and the way to the score sheet; who runs where, the list of players says. */
export function Strip({ view, onSheet }: StripProps) {
  const say = useSay()
  const flag = flagOf(view)
  return (
    <section className={style.strip} aria-label={say(sentenceOf('strip'))} data-flag={flag}>
      <p className={style.lap}>
        <span className={style.word}>{say(sentenceOf('strip.lap'))}</span>
        <strong>{say(sentenceOf('strip.laps', { lap: lapOf(view), laps: view.table.options.laps }))}</strong>
      </p>
      <p className={style.flag}>
        <svg viewBox="-3 -28 34 42" aria-hidden="true">
          <FlagCloth flag={flag} />
        </svg>
        <span>{say(sentenceOf(`flag.${flag}`))}</span>
      </p>
      <IconButton icon="log" label={say(sentenceOf('sheet'))} onClick={onSheet} className={style.sheet} data-sheet />
    </section>
  )
}

/** A flag is out: what counts, until the last car has left the line. */
export function Restart({ view }: { readonly view: View }) {
  const say = useSay()
  const flag = restartFlag(view)
  if (!flag) return null
  return (
    <p className={style.restart} data-flag={flag.colour}>
      <strong>{say(sentenceOf(`flag.${flag.colour}`))}</strong> {say(sentenceOf('flag.restart', { laps: flag.lap }))}
    </p>
  )
}
