import { Dialog } from '../../ui/Dialog.tsx'
import { useWords } from '../../words/words.tsx'
import style from './KeysDialog.module.css'

const KEYS = [
  ['web.keys.key.space', 'web.keys.space'],
  ['1 – 9', 'web.keys.choice'],
  ['Tab', 'web.keys.tab'],
  ['← ↑ → ↓', 'web.keys.arrows'],
  ['Enter', 'web.keys.enter'],
  ['M', 'web.keys.stepwise'],
  ['B', 'web.keys.board'],
  ['U', 'web.keys.undo'],
  ['L', 'web.keys.log'],
  ['W', 'web.keys.recap'],
  ['O', 'web.keys.odds'],
  ['H', 'web.keys.advice'],
  ['R', 'web.keys.rules'],
  ['V', 'web.keys.sound'],
  ['S', 'web.keys.settings'],
  ['?', 'web.keys.help'],
  ['Esc', 'web.keys.escape'],
] as const

/** What the keys do. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords()
  return (
    <Dialog title={words('web.keys.title')} onClose={onClose}>
      <dl className={style.keys}>
        {KEYS.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key.startsWith('web.') ? words(key) : key}</kbd>
            </dt>
            <dd>{words(meaning)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
