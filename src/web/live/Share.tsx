import { useId, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { useWords } from '../words/words.tsx'
import { copy } from './copy.ts'
import { Qr } from './Qr.tsx'
import style from './Share.module.css'

interface LinkProps {
  readonly address: string
  readonly label: string
}

/** An address to be sent: as text with a button that copies it, and as a square for phones. */
export function ShareLink({ address, label }: LinkProps) {
  const words = useWords()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const take = async () => setCopied(await copy(address, field.current!))
  return (
    <div className={style.share}>
      <Qr text={address} label={words('live.share.qr')} />
      <div className={style.link}>
        <label htmlFor={id}>{label}</label>
        <input id={id} ref={field} readOnly value={address} onFocus={({ target }) => target.select()} />
        <Button icon="link" onClick={take} data-copy>
          {words(isCopied ? 'live.share.copied' : 'live.share.copy')}
        </Button>
        <p role="status" className="unseen">
          {isCopied && words('live.share.copied')}
        </p>
      </div>
    </div>
  )
}

/** How others come to a table: by link, by code, or with the camera of a phone. */
export function ShareTable({ code }: { readonly code: string }) {
  const words = useWords()
  return (
    <section className={style.part} aria-labelledby="share">
      <h2 id="share">{words('live.share')}</h2>
      <p className={style.code} data-code={code}>
        <span>{words('live.share.code')}</span> <strong>{code}</strong>
      </p>
      <ShareLink address={addressOf(`/t/${code}`)} label={words('live.share.link')} />
      {isLonely() && <p className={style.note}>{words('live.share.lonely')}</p>}
      <p className={style.note}>
        <a href={`/tv/${code}`} target="_blank" rel="noreferrer">
          {words('live.share.tv')}
        </a>
      </p>
    </section>
  )
}

export const addressOf = (path: string): string => new URL(path, window.location.href).href

/** Whether this is an address that means another machine on every other machine. */
const isLonely = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname)
