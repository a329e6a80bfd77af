import type { Proof } from '../../engine/proof.ts'
import type { Sitter } from '../../engine/sitter.ts'
import { verdictSentence } from '../../fair/telling.ts'
import type { Verdict } from '../../fair/verify.ts'
import type { Match } from '../../protocol/match.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { PartSpoken, useSay, useWords } from '../words/words.tsx'
import style from './FairCheck.module.css'
import { useVerdict } from './useVerdict.ts'
import { WORDS } from './words.ts'

interface FairCheckProps {
  readonly match: Match
  /** Shows the moment after so many entries; absent where nothing can be shown. */
  readonly onMoment?: (at: number) => void
}

/** Whether the dice of a match were fixed before it, in a sentence, and all that it takes to check it elsewhere. */
export function FairCheck(props: FairCheckProps) {
  return (
    <PartSpoken part="fair" english={WORDS}>
      <Check {...props} />
    </PartSpoken>
  )
}

function Check({ match, onMoment }: FairCheckProps) {
  const words = useWords()
  const verdict = useVerdict(match)
  const { proof, seats } = match.head
  return (
    <div className={style.check} data-verdict={verdict?.kind ?? 'checking'}>
      <Said verdict={verdict} />
      {verdict?.kind === 'tampered' && onMoment && (
        <Button icon="aim" onClick={() => onMoment(verdict.index + 1)}>
          {words('web.fair.show')}
        </Button>
      )}
      {verdict?.kind === 'fair' && <p className={style.how}>{words('web.fair.how')}</p>}
      {proof && <Details proof={proof} seats={seats} />}
    </div>
  )
}

function Said({ verdict }: { readonly verdict: Verdict | null }) {
  const words = useWords()
  const say = useSay()
  return (
    <p className={style.said} role="status">
      <Icon name={verdict === null || verdict.kind === 'fair' ? 'seal' : 'close'} size="1.75rem" />
      <span>{verdict ? say(verdictSentence(verdict)) : words('web.fair.checking')}</span>
    </p>
  )
}

interface DetailsProps {
  readonly proof: Proof
  readonly seats: readonly Sitter[]
}

/** The numbers themselves. */
function Details({ proof: { table, commitment, strings, secret }, seats }: DetailsProps) {
  const words = useWords()
  const none = words('web.fair.none')
  const rows = [
    [words('web.fair.table'), table],
    [words('web.fair.commitment'), commitment],
    [words('web.fair.secret'), secret ?? none],
    ...strings.map((string, seat) => [words('web.fair.string', { name: seats[seat]!.name }), string || none]),
  ]
  return (
    <details className={style.details}>
      <summary>{words('web.fair.details')}</summary>
      <dl>
        {rows.map(([name, value], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows stay where they are, and two players may have one name
          <div key={row}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
