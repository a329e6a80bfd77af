import { type ComponentType, type RefObject, useId, useRef, useState } from 'react'
import { give } from '../browser/give.ts'
import { Button } from '../ui/Button.tsx'
import { useLanguage, useList, useWords } from '../words/words.tsx'
import { tallyOf } from './dice-count.ts'
import { POSTER, Poster } from './Poster.tsx'
import type { StoryParts } from './parts.ts'
import { pngOf } from './raster.ts'
import style from './Share.module.css'

interface ShareProps extends StoryParts {
  readonly Cover: ComponentType
  readonly title: string
}

/** The result as a picture, to keep or to send. */
export function Share(props: ShareProps) {
  const words = useWords()
  const heading = useId()
  const poster = useRef<SVGSVGElement>(null)
  const { store, play, snapshot, tale, chronicle, Cover, title } = props
  return (
    <section aria-labelledby={heading} className={style.share}>
      <h3 id={heading}>{words('end.share')}</h3>
      <div className={style.poster}>
        <Poster
          ref={poster}
          label={words('end.share.picture', { title })}
          Cover={Cover}
          play={play}
          tale={tale}
          snapshot={snapshot}
          headline={title}
          game={words(`${store.game.id}.title`)}
          footer={useFooter(props)}
          dice={tallyOf(tale.dice[0]!, chronicle.counts, null)}
        />
      </div>
      <Buttons poster={poster} name={`paddock-${store.game.id}-${store.id}.png`} title={title} />
    </section>
  )
}

/** When it was over, how many dice fell, and how often the lead changed. */
function useFooter({ store, tale, chronicle }: StoryParts): string {
  const words = useWords()
  const list = useList('narrow')
  const language = useLanguage()
  const thrown = tale.dice.reduce((sum, die) => sum + tallyOf(die, chronicle.counts, null).thrown, 0)
  const when = new Date(store.touched)
  return list([
    new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(when),
    words('end.share.dice', { count: thrown }),
    words('end.share.leads', { count: Math.max(0, chronicle.leads.length - 1) }),
  ])
}

interface ButtonsProps {
  readonly poster: RefObject<SVGSVGElement | null>
  readonly name: string
  readonly title: string
}

const fileOf = async ({ poster, name }: ButtonsProps): Promise<File> =>
  new File([await pngOf(poster.current!, POSTER.width, POSTER.height)], name, { type: 'image/png' })

/** Whether the browser sends pictures on. */
const sends = (): boolean =>
  typeof navigator.canShare === 'function' &&
  navigator.canShare({ files: [new File([''], 'one.png', { type: 'image/png' })] })

function Buttons(props: ButtonsProps) {
  const words = useWords()
  const [failed, setFailed] = useState(false)
  const make = (use: (file: File) => void | Promise<void>) => () => {
    setFailed(false)
    fileOf(props).then(use, () => setFailed(true))
  }
  return (
    <div className={style.buttons}>
      <Button icon="save" onClick={make(give)}>
        {words('end.share.save')}
      </Button>
      {sends() && (
        <Button icon="share" onClick={make((file) => send(file, props.title))}>
          {words('end.share.send')}
        </Button>
      )}
      {failed && <p role="alert">{words('end.share.failed')}</p>}
    </div>
  )
}

/** Who closes the device's own list of ways to send has changed their mind, and that is no failure. */
const send = (file: File, title: string): Promise<void> =>
  navigator.share({ files: [file], title }).catch(() => undefined)
