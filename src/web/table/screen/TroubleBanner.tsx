import { useWords } from '../../words/words.tsx'
import type { Snapshot } from '../store/table-store.ts'
import style from './TroubleBanner.module.css'

/** Says in one sentence what does not work, and what that means. */
export function TroubleBanner({ trouble }: { readonly trouble: Snapshot['trouble'] }) {
  const words = useWords()
  if (!trouble) return null
  return (
    <p className={style.banner} role="status" data-trouble={trouble}>
      {words(`web.trouble.${trouble}`)}
    </p>
  )
}
