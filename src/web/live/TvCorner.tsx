import { useWords } from '../words/words.tsx'
import { Qr } from './Qr.tsx'
import { addressOf } from './Share.tsx'
import style from './Tv.module.css'

/** How a phone comes to the table of a big screen. */
export function TvCorner({ code }: { readonly code: string }) {
  const words = useWords()
  const address = addressOf(`/t/${code}?tv`)
  return (
    <div className={style.corner}>
      <Qr text={address} label={words('live.share.qr')} />
      <p>
        <strong>{words('live.tv.join')}</strong>
        <span>{words('live.tv.code', { code, address: window.location.host })}</span>
      </p>
    </div>
  )
}
