import { useState, useSyncExternalStore } from 'react'
import { saveAll } from '../browser/unsaved.ts'
import { useOnline } from '../browser/useOnline.ts'
import { Button } from '../ui/Button.tsx'
import { PartSpoken, useWords } from '../words/words.tsx'
import { canInstall, install, onInstallable } from './install-prompt.ts'
import style from './OfflineSettings.module.css'
import { takeUpdate, useReadiness } from './readiness.ts'
import { WORDS } from './words.ts'

/** What this device keeps of the page, for the settings. */
export function OfflineSettings() {
  return (
    <PartSpoken part="offline" english={WORDS}>
      <OnThisDevice />
    </PartSpoken>
  )
}

function OnThisDevice() {
  const words = useWords()
  const { kept } = useReadiness()
  const isOnline = useOnline()
  const version = document.documentElement.dataset.version ?? ''
  return (
    <section className={style.part} aria-labelledby="on-this-device">
      <h3 id="on-this-device">{words('web.offline.title')}</h3>
      <p data-kept={kept}>
        {!isOnline && <strong>{words('web.offline.now')} </strong>}
        {words(`web.offline.kept.${kept}`)}
      </p>
      <Ways />
      <p className={style.version}>{words('web.offline.version', { release: __RELEASE__, version })}</p>
      <a className={style.licences} href="/licences.txt" target="_blank" rel="noreferrer">
        {words('web.offline.licences')}
      </a>
    </section>
  )
}

function Ways() {
  const words = useWords()
  const { hasUpdate } = useReadiness()
  const isInstallable = useSyncExternalStore(onInstallable, canInstall)
  const [isUnsaved, setUnsaved] = useState(false)
  if (!hasUpdate && !isInstallable) return null
  const update = async () => (isUnsaved || (await saveAll()) === null ? takeUpdate() : setUnsaved(true))
  return (
    <>
      {isUnsaved && <p role="status">{words('web.offline.update.unsaved')}</p>}
      <div className={style.ways}>
        {hasUpdate && (
          <Button onClick={update}>{words(isUnsaved ? 'web.offline.update.anyway' : 'web.offline.update.now')}</Button>
        )}
        {isInstallable && <Button onClick={install}>{words('web.offline.install')}</Button>}
      </div>
    </>
  )
}
