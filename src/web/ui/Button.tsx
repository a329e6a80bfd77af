import type { ComponentPropsWithRef, ReactNode } from 'react'
import style from './Button.module.css'
import { Icon, type IconName } from './Icon.tsx'

interface ButtonProps extends ComponentPropsWithRef<'button'> {
  readonly look?: 'main' | 'plain' | 'quiet'
  readonly icon?: IconName
  readonly children: ReactNode
}

export function Button({ look = 'plain', icon, children, className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={`${style.button} ${style[look] ?? ''} ${className ?? ''}`} {...rest}>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

interface IconButtonProps extends ComponentPropsWithRef<'button'> {
  readonly icon: IconName
  readonly label: string
}

/** A button whose name is said and shown as a tip. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" className={`${style.icon} ${className ?? ''}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}
