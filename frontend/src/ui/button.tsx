import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Default: `secondary`. One `primary` per view. */
  readonly variant?: ButtonVariant
  /** Default: `medium`. */
  readonly size?: 'medium' | 'small'
  /** Its action is under way: announced, and further presses do nothing. */
  readonly busy?: boolean
  readonly icon?: ReactNode
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({
  variant = 'secondary',
  size = 'medium',
  busy = false,
  icon,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={classNames(styles.button, styles[variant], styles[size], className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // `disabled` would throw the focus away; a busy button keeps it
        if (busy) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy ? <span className={styles.wheel} aria-hidden="true" /> : icon}
      {children}
    </button>
  )
}
