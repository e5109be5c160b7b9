import type { ReactNode } from 'react'
import { LocaleLink } from '../i18n/locale-link.tsx'
import styles from './button.module.css'
import type { ButtonVariant } from './button.tsx'
import { classNames } from './class-names.ts'

export interface LinkButtonProps {
  /** A path of the site without language prefix. */
  readonly to: string
  readonly variant?: ButtonVariant
  readonly size?: 'medium' | 'small'
  readonly icon?: ReactNode
  readonly state?: unknown
  readonly className?: string
  readonly children: ReactNode
}

/** A link that looks like a button: it goes somewhere, it changes nothing. */
export function LinkButton({
  variant = 'secondary',
  size = 'medium',
  icon,
  className,
  children,
  ...link
}: LinkButtonProps) {
  return (
    <LocaleLink
      {...link}
      data-button=""
      className={classNames(styles.button, styles[variant], styles[size], className)}
    >
      {icon}
      {children}
    </LocaleLink>
  )
}
