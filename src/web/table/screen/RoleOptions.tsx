import { LEVEL_NAMES } from '../../../bots/levels.ts'
import { PERSON } from '../../../engine/sitter.ts'
import { useWords } from '../../words/words.tsx'

/** For a select: a person, or a bot of each level. */
export function RoleOptions() {
  const words = useWords()
  return (
    <>
      <option value={PERSON}>{words('web.set-up.person')}</option>
      {LEVEL_NAMES.map((level) => (
        <option key={level} value={level}>
          {words(`web.level.${level}`)}
        </option>
      ))}
    </>
  )
}
