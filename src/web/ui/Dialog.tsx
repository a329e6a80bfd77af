import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useWords } from '../words/words.tsx'
import { IconButton } from './Button.tsx'
import style from './Dialog.module.css'
import { useBackCloses } from './useBackCloses.ts'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  readonly wide?: boolean
  /** As large as the screen allows. */
  readonly roomy?: boolean
}

/** A modal sheet: at the bottom of a phone, in the middle of a wide screen. Esc, Back and a tap outside close it. */
export function Dialog({ title, onClose, children, wide = false, roomy = false }: DialogProps) {
  const words = useWords()
  const ref = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useBackCloses(onClose)
  // Closed while it is still in the page, it gives the focus back to where it was.
  useLayoutEffect(() => {
    const dialog = ref.current!
    if (!dialog.open) dialog.showModal()
    return () => dialog.close()
  }, [])
  return (
    <dialog
      ref={ref}
      className={`${style.dialog} ${wide ? style.wide : ''} ${roomy ? style.roomy : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={(event) => event.target === ref.current && onClose()}
    >
      <div className={style.head}>
        <h2 id={heading}>{title}</h2>
        <IconButton icon="close" label={words('web.close')} onClick={onClose} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={style.body} tabIndex={0} role="group" aria-labelledby={heading}>
        {children}
      </div>
    </dialog>
  )
}
