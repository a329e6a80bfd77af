import { type FormEvent, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { readCode } from '../../protocol/live/code.ts'
import buttons from '../ui/Button.module.css'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PartSpoken, useWords } from '../words/words.tsx'
import { type ListedTable, openTables, ownTables } from './api.ts'
import style from './HomePart.module.css'
import { WORDS } from './words.ts'

/** What a page with a server offers on top: a table for friends, a code to join by, and tables that are open. */
export function HomePart() {
  return (
    <PartSpoken part="live" english={WORDS}>
      <section className={style.part} aria-labelledby="friends">
        <Offer />
        <Tables />
      </section>
    </PartSpoken>
  )
}

function Offer() {
  const words = useWords()
  return (
    <div className={style.offer}>
      <h2 id="friends">{words('live.friends')}</h2>
      <Link href="/friends" className={buttons.button} data-friends>
        <Icon name="people" />
        <span>{words('live.friends.new')}</span>
      </Link>
      <JoinForm />
    </div>
  )
}

function JoinForm() {
  const words = useWords()
  const [, go] = useLocation()
  const [typed, setTyped] = useState('')
  const [isWrong, setWrong] = useState(false)
  const join = (event: FormEvent) => {
    event.preventDefault()
    const code = readCode(typed)
    setWrong(code === null)
    if (code) go(`/t/${code}`)
  }
  return (
    <form className={style.join} onSubmit={join}>
      <input
        value={typed}
        maxLength={9}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        aria-label={words('live.join.code')}
        placeholder={words('live.join.code')}
        aria-invalid={isWrong}
        onChange={({ target }) => setTyped(target.value)}
        data-join-code
      />
      <Button type="submit">{words('live.join')}</Button>
      <p role="status" className={style.wrong}>
        {isWrong && words('live.join.wrong')}
      </p>
    </form>
  )
}

const MOST = 6

interface Found {
  readonly own: readonly ListedTable[]
  readonly open: readonly ListedTable[]
}

function Tables() {
  const { own, open } = useFound()
  const words = useWords()
  const others = open.filter(({ id }) => own.every((one) => one.id !== id)).slice(0, MOST)
  return (
    <>
      {own.length > 0 && <TableList title={words('live.tables.own')} tables={own} />}
      {others.length > 0 && <TableList title={words('live.tables.open')} tables={others} />}
    </>
  )
}

function useFound(): Found {
  const [found, setFound] = useState<Found>({ own: [], open: [] })
  useEffect(() => {
    let isWanted = true
    const none = () => []
    Promise.all([ownTables().catch(none), openTables().catch(none)]).then(([own, open]) => {
      if (isWanted) setFound({ own: own.filter(({ status }) => status !== 'over').slice(0, MOST), open })
    })
    return () => {
      isWanted = false
    }
  }, [])
  return found
}

function TableList({ title, tables }: { readonly title: string; readonly tables: readonly ListedTable[] }) {
  const words = useWords()
  return (
    <div>
      <h3>{title}</h3>
      <ul className={style.tables}>
        {tables.map(({ code, game, seats, taken, status }) => (
          <li key={code}>
            <Link href={`/t/${code}`} data-table={code}>
              <strong>{words(`${game}.title`)}</strong>
              <span>{words(`live.tables.${status}`, { taken, seats, code })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
