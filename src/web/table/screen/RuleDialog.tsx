import { Suspense, use } from 'react'
import { Link } from 'wouter'
import { rulesIn } from '../../../words/rules.ts'
import { rulesPath } from '../../paths.ts'
import { homeOf, raceOf, rulesOf } from '../../rules/load.ts'
import { inline } from '../../rules/RulesText.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useLanguage, useWords } from '../../words/words.tsx'
import style from './RuleDialog.module.css'

interface RuleDialogProps {
  readonly id: string
  readonly game: string
  readonly onClose: () => void
}

/** One paragraph of the rules, where it is needed. */
export function RuleDialog({ id, game, onClose }: RuleDialogProps) {
  const words = useWords()
  const home = homeOf(id, game)
  return (
    <Dialog title={words('web.rule.title', { id })} onClose={onClose}>
      <Suspense fallback={<p>{words('web.loading')}</p>}>
        <Paragraphs id={id} home={home} />
      </Suspense>
    </Dialog>
  )
}

/** The rule, and the rulings on it (DD-7 with DD-7a, DD-7b …). */
function Paragraphs({ id, home }: { readonly id: string; readonly home: string }) {
  const words = useWords()
  const language = useLanguage()
  const own = rulesIn(use(rulesOf(home, language)))
  const page = own.some((rule) => rule.id === id) ? home : raceOf(home)
  const rules = page === home ? own : rulesIn(use(rulesOf(page, language)))
  const ruling = new RegExp(`^${id}[a-z]$`)
  const found = [...rules.filter((rule) => rule.id === id), ...rules.filter((rule) => ruling.test(rule.id))]
  if (found.length === 0) return <p>{words('web.rule.missing', { id })}</p>
  return (
    <>
      {found.map((rule) => (
        <p key={rule.id} className={rule.id === id ? style.rule : style.ruling}>
          {inline(rule.text)}
        </p>
      ))}
      <p className={style.more}>
        <Link href={`${rulesPath(page)}#${id}`}>{words('web.rule.all')}</Link>
      </p>
    </>
  )
}
