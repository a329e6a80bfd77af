import type { Unopened } from '../../protocol/match.ts'
import { type Box, boxOf } from '../games/index.ts'
import { useOpened } from '../table/screen/useOpened.ts'
import { Speaker, useSay, useWords } from '../words/words.tsx'
import style from './OpenPage.module.css'

/** What says that a file is of another kind, rather than a match with a fault. */
const isForeign = ({ code, where }: Unopened['fault']): boolean =>
  ['not-text', 'not-json', 'link'].includes(code) || where === 'game' || (where === '' && !IS_LARGE.includes(code))

const IS_LARGE = ['too-large', 'too-many', 'too-much']

/** One sentence that says what is wrong with a match from outside, where, and by which code. */
export function Faulty({ why }: { readonly why: Unopened }) {
  const box = why.game === null ? undefined : boxOf(why.game.id)
  return box ? <InItsWords box={box} why={why} /> : <Sentence why={why} />
}

function InItsWords({ box, why }: { readonly box: Box; readonly why: Unopened }) {
  const { words } = useOpened(box)
  return (
    <Speaker words={words} names={why.seats.map(({ name }) => name)}>
      <Sentence why={why} />
    </Speaker>
  )
}

const PLACE = /^line (\d+), column (\d+)$/

/** A place in a text is said; a path in the file's own words is shown as it is. */
function useWhere(where: string): string {
  const words = useWords()
  const place = PLACE.exec(where)
  return place ? words('web.open.place', { line: place[1]!, column: place[2]! }) : where
}

function Sentence({ why: { fault } }: { readonly why: Unopened }) {
  const say = useSay()
  const words = useWords()
  const where = useWhere(fault.where)
  return (
    <div role="alert" className={style.fault} data-fault={fault.code}>
      <h2>{words(isForeign(fault) ? 'web.open.foreign' : 'web.open.faulty')}</h2>
      <p>{say(fault.reason)}</p>
      <p className={style.where}>
        {where && words('web.open.where', { where })}
        {words('web.open.code', { code: fault.code })}
      </p>
    </div>
  )
}
