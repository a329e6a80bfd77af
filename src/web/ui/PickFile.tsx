import type { ReactNode } from 'react'
import buttons from './Button.module.css'
import { Icon } from './Icon.tsx'
import style from './PickFile.module.css'

interface PickFileProps {
  readonly children: ReactNode
  readonly look?: 'main' | 'plain'
  readonly onFile: (file: File) => void
}

/** A button that lets somebody choose a file that Paddock wrote. */
export function PickFile({ children, look = 'plain', onFile }: PickFileProps) {
  return (
    <label className={`${buttons.button} ${buttons[look] ?? ''} ${style.pick}`}>
      <Icon name="folder" />
      <span>{children}</span>
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </label>
  )
}
