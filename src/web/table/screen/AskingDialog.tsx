import type { Sitter } from '../../../engine/sitter.ts'
import { ASKINGS } from '../../../table/asking.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/words.tsx'
import type { Order, TableStore } from '../store/table-store.ts'
import style from './AskingDialog.module.css'

interface AskingDialogProps {
  readonly store: TableStore
  readonly orders: readonly Order[]
  readonly sitters: readonly Sitter[]
  readonly onClose: () => void
}

/** When each person here wants to be asked for a word between turns. It lasts as long as the table. */
export function AskingDialog({ store, orders, sitters, onClose }: AskingDialogProps) {
  const words = useWords()
  return (
    <Dialog title={words('web.asking')} onClose={onClose}>
      <p>{words('web.asking.about')}</p>
      {orders.map((order) => (
        <Asking key={order.seat} {...order} name={sitters[order.seat]!.name} onAsk={store.ask} />
      ))}
    </Dialog>
  )
}

interface AskingProps extends Order {
  readonly name: string
  readonly onAsk: TableStore['ask']
}

function Asking({ seat, asking, name, onAsk }: AskingProps) {
  const words = useWords()
  return (
    <fieldset className={style.person}>
      <legend>{words('web.asking.of', { name })}</legend>
      {ASKINGS.map((each) => (
        <label key={each} className={style.order}>
          <input type="radio" name={`asking-${seat}`} checked={each === asking} onChange={() => onAsk(seat, each)} />
          {words(`web.asking.${each}`)}
        </label>
      ))}
    </fieldset>
  )
}
