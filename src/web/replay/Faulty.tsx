import { type Box, boxOf } from '../games/index.ts'
import { useOpened } from '../table/useOpened.ts'
import { Speaker, useSay, useWords } from '../words/words.tsx'
import style from './OpenPage.module.css'
import type { Rejected } from './read-file.ts'

/** What says that a file is of another kind, rather than a match with a fault. */
const isForeign = ({ code, where }: Rejected['fault']): boolean =>
  ['not-text', 'not-json', 'link'].includes(code) || where === 'game' || (where === '' && code !== 'too-large')

/** One sentence that says what is wrong with a match from outside, where, and by which code. */
export function Faulty({ why }: { readonly why: Rejected }) {
  const box = why.game === null ? undefined : boxOf(why.game)
  return box ? <InItsWords box={box} why={why} /> : <Sentence why={why} />
}

function InItsWords({ box, why }: { readonly box: Box; readonly why: Rejected }) {
  const { words } = useOpened(box)
  return (
    <Speaker words={words} names={why.names}>
      <Sentence why={why} />
    </Speaker>
  )
}

function Sentence({ why: { fault } }: { readonly why: Rejected }) {
  const say = useSay()
  const words = useWords()
  return (
    <div role="alert" className={style.fault} data-fault={fault.code}>
      <h2>{words(isForeign(fault) ? 'web.open.foreign' : 'web.open.faulty')}</h2>
      <p>{say(fault.reason)}</p>
      <p className={style.where}>
        {fault.where && words('web.open.where', { where: fault.where })}
        {words('web.open.code', { code: fault.code })}
      </p>
    </div>
  )
}
