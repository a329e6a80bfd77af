import { useEffect, useRef, useState } from 'react'
import type { Sentence } from '../../engine/sentence.ts'
import { SIGNS } from '../../protocol/live/events.ts'
import { seatsOf } from '../../protocol/live/standing.ts'
import { settings } from '../settings/settings.ts'
import type { Asked } from '../table/store/live/line.ts'
import type { Company, Word } from '../table/store/live/live-table.ts'
import { Button, IconButton } from '../ui/Button.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { useSay, useWords, type Words } from '../words/words.tsx'
import type { AtTableProps } from './parts.ts'
import style from './Signs.module.css'

const PICTURES: Readonly<Record<(typeof SIGNS)[number], string>> = {
  ...{ clap: '👏', laugh: '😄', wow: '😮', oops: '🙈' },
  ...{ luck: '🍀', hurry: '⏳', thanks: '🙏', bye: '👋' },
}

/** Opens what is said at the table, and shows for a moment what somebody else has just said. */
export function TalkButton(props: AtTableProps) {
  const words = useWords()
  const { talk, guest } = props.company
  const [isOpen, setOpen] = useState(false)
  const [read, setRead] = useState(talk.at(-1)?.seq ?? 0)
  const unread = talk.filter(({ seq, guest: from }) => seq > read && from !== guest)
  const latest = talk.at(-1)?.seq ?? 0
  if (isOpen && read !== latest) setRead(latest)
  return (
    <span className={style.talk}>
      <IconButton icon="talk" label={words('live.talk')} onClick={() => setOpen(true)} data-talk />
      {unread.length > 0 && (
        <span className={style.new} data-unread={unread.length}>
          {unread.length}
        </span>
      )}
      {!isOpen && <Flash company={props.company} word={unread.at(-1) ?? null} />}
      {isOpen && <TalkDialog {...props} onClose={() => setOpen(false)} />}
    </span>
  )
}

const SHOWN = 4000

function Flash({ company, word }: { readonly company: Company; readonly word: Word | null }) {
  const words = useWords()
  const [over, setOver] = useState(0)
  const seq = word?.seq ?? 0
  useEffect(() => {
    const timer = setTimeout(() => setOver(seq), SHOWN)
    return () => clearTimeout(timer)
  }, [seq])
  if (!word || seq <= over) return null
  return (
    <span className={style.flash} role="status">
      {spoken(company, word, words)}
    </span>
  )
}

function spoken({ standing }: Company, word: Word, words: Words): string {
  if (word.kind === 'said') return words('live.talk.said', { name: word.name, text: word.text })
  const name = word.seat === null ? words('live.talk.watcher') : standing.holders[word.seat]!.name
  return words('live.talk.waved', { name, sign: PICTURES[word.sign], meaning: words(`live.sign.${word.sign}`) })
}

function TalkDialog({ live, company, onClose }: AtTableProps & { readonly onClose: () => void }) {
  const words = useWords()
  const say = useSay()
  const [refusal, setRefusal] = useState<Sentence | null>(null)
  const ask = (asked: Asked) => live.ask(asked).then((answer) => setRefusal(answer.ok ? null : answer.reason))
  return (
    <Dialog title={words('live.talk')} onClose={onClose}>
      <Spoken company={company} />
      <div className={style.signs}>
        {SIGNS.map((sign) => (
          <button
            key={sign}
            type="button"
            aria-label={words(`live.sign.${sign}`)}
            title={words(`live.sign.${sign}`)}
            onClick={() => ask({ kind: 'wave', sign })}
            data-sign={sign}
          >
            {PICTURES[sign]}
          </button>
        ))}
      </div>
      <SayField company={company} ask={ask} />
      <p role="status">{refusal && say(refusal)}</p>
    </Dialog>
  )
}

function Spoken({ company }: { readonly company: Company }) {
  const words = useWords()
  const list = useRef<HTMLUListElement>(null)
  const { talk } = company
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was said last is looked at
  useEffect(() => {
    list.current?.scrollTo(0, list.current.scrollHeight)
  }, [talk])
  return (
    <ul className={style.words} ref={list} aria-live="polite" data-words>
      {talk.length === 0 && <li>{words('live.talk.nothing')}</li>}
      {talk.map((word) => (
        <li key={word.seq}>{spoken(company, word, words)}</li>
      ))}
    </ul>
  )
}

const LONGEST = 280

function SayField({ company, ask }: { readonly company: Company; readonly ask: (asked: Asked) => void }) {
  const words = useWords()
  const [text, setText] = useState('')
  const isSitting = seatsOf(company.standing, company.guest).length > 0
  const send = () => {
    if (text.trim() === '') return
    const name = settings().name.trim() || words('web.guest')
    ask({ kind: 'say', text, ...(isSitting ? {} : { name }) })
    setText('')
  }
  return (
    <form
      className={style.say}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <input
        value={text}
        maxLength={LONGEST}
        aria-label={words('live.talk.say')}
        placeholder={words('live.talk.say')}
        onChange={({ target }) => setText(target.value)}
      />
      <Button look="main" type="submit">
        {words('live.talk.send')}
      </Button>
    </form>
  )
}
