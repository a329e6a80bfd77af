import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import type { Sentence } from '../../engine/sentence.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { Frame } from '../ui/Frame.tsx'
import { PartSpoken, useSay, useWords } from '../words/words.tsx'
import { handOver, Problem, takeOver } from './api.ts'
import style from './Live.module.css'
import { addressOf, ShareLink } from './Share.tsx'
import { WORDS } from './words.ts'

/** Hands the own seats to another device. */
export function DeviceButton({ code }: { readonly code: string }) {
  const words = useWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="phone" label={words('live.device')} onClick={() => setOpen(true)} data-device />
      {isOpen && <DeviceDialog code={code} onClose={() => setOpen(false)} />}
    </>
  )
}

function DeviceDialog({ code, onClose }: { readonly code: string; readonly onClose: () => void }) {
  const words = useWords()
  const [once, setOnce] = useState<string | null>(null)
  useEffect(() => {
    let isWanted = true
    handOver().then(
      (given) => isWanted && setOnce(given.code),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [])
  return (
    <Dialog title={words('live.device')} onClose={onClose}>
      <p>{words('live.device.about')}</p>
      {once && <ShareLink address={addressOf(`/device/${once}/${code}`)} label={words('live.device.link')} />}
    </Dialog>
  )
}

interface DevicePageProps {
  /** The code that works once. */
  readonly once: string
  /** The table to go to then. */
  readonly code: string
}

/** Where the link of another device leads: asks before this device becomes somebody else. */
export function DevicePage(props: DevicePageProps) {
  return (
    <PartSpoken part="live" english={WORDS}>
      <TakeOver {...props} />
    </PartSpoken>
  )
}

function TakeOver({ once, code }: DevicePageProps) {
  const words = useWords()
  const say = useSay()
  const [, go] = useLocation()
  const [refusal, setRefusal] = useState<Sentence | null>(null)
  const take = () =>
    takeOver(once).then(
      () => go(`/t/${code}`, { replace: true }),
      (problem) => setRefusal(problem instanceof Problem ? problem.reason : null),
    )
  return (
    <Frame title={words('live.device')}>
      <div className={style.page}>
        <section className={style.part}>
          <h1>{words('live.device')}</h1>
          <p>{words('live.device.take.about')}</p>
          <Button look="main" icon="phone" onClick={take} data-take-over>
            {words('live.device.take')}
          </Button>
          <p className={style.refusal} role="status">
            {refusal && say(refusal)}
          </p>
        </section>
      </div>
    </Frame>
  )
}
