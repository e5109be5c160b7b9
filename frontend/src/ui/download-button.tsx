import Download from 'lucide-react/icons/download'
import type { ReactNode } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export interface DownloadButtonProps {
  /** The address of a file of the site. */
  readonly href: string
  readonly children: ReactNode
}

/** A link to a file that looks like a button. */
export function DownloadButton({ href, children }: DownloadButtonProps) {
  return (
    <a
      href={href}
      download
      data-button=""
      className={classNames(styles.button, styles.secondary, styles.medium)}
    >
      <Download aria-hidden="true" />
      {children}
    </a>
  )
}
