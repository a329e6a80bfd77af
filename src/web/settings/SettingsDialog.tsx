import { lazy, Suspense, useId } from 'react'
import { switchSound } from '../sound/play.ts'
import { canVibrate } from '../sound/vibrate.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { useWords } from '../words/words.tsx'
import style from './SettingsDialog.module.css'
import { ALL_HINTS, CHOICES, change, type Settings, useSettings } from './settings.ts'

const OfflineSettings = lazy(() =>
  import('../offline/OfflineSettings.tsx').then(({ OfflineSettings }) => ({ default: OfflineSettings })),
)

/** Everything one can set; each change counts at once and stays. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords()
  const { hintsRead, skipToMe, actForMe, sound, vibration, shortcuts, odds } = useSettings()
  return (
    <Dialog title={words('web.settings')} onClose={onClose}>
      <div className={style.settings}>
        <Pick name="language" />
        <Pick name="theme" />
        <Pick name="palette" />
        <Pick name="motion" />
        <Pick name="hand" />
        <Pick name="speed" />
        <Switch name="skipToMe" isOn={skipToMe} onChange={(on) => change({ skipToMe: on })} />
        <Switch name="actForMe" isOn={actForMe} onChange={(on) => change({ actForMe: on })} />
        <Switch name="odds" isOn={odds} onChange={(on) => change({ odds: on })} />
        <Switch name="sound" isOn={sound} onChange={switchSound} />
        {canVibrate() && <Switch name="vibration" isOn={vibration} onChange={(on) => change({ vibration: on })} />}
        <Switch name="shortcuts" isOn={shortcuts} onChange={(on) => change({ shortcuts: on })} />
        <Switch
          name="hints"
          isOn={!hintsRead.includes(ALL_HINTS)}
          onChange={(on) => change({ hintsRead: on ? [] : [ALL_HINTS] })}
        />
        <Suspense>
          <OfflineSettings />
        </Suspense>
      </div>
    </Dialog>
  )
}

type Picked = keyof typeof CHOICES

/** One of a few values, as a row of radio buttons. */
function Pick({ name }: { readonly name: Picked }) {
  const words = useWords()
  const current = useSettings()[name]
  return (
    <fieldset className={style.pick}>
      <legend>{words(`web.settings.${name}`)}</legend>
      <div className={style.values}>
        {CHOICES[name].map((value) => (
          <label key={value} className={style.value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === current}
              onChange={() => change({ [name]: value } as Partial<Settings>)}
            />
            <span lang={name === 'language' && value !== 'system' ? value : undefined}>
              {name === 'palette' && <Swatch palette={value} />}
              {words(`web.settings.${name}.${value}`)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Swatch({ palette }: { readonly palette: string }) {
  return (
    <span className={style.swatch} data-swatch={palette} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </span>
  )
}

interface SwitchProps {
  readonly name: string
  readonly isOn: boolean
  readonly onChange: (on: boolean) => void
}

function Switch({ name, isOn, onChange }: SwitchProps) {
  const words = useWords()
  const id = useId()
  return (
    <div className={style.switch}>
      <label htmlFor={id}>{words(`web.settings.${name}`)}</label>
      <input
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={isOn}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
