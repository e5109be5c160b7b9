import X from 'lucide-react/icons/x'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './dialog.module.css'

export interface DialogProps {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The buttons at its foot, the main one last. */
  readonly actions?: ReactNode
  /** Default: `medium`. */
  readonly size?: 'medium' | 'wide'
  readonly children?: ReactNode
}

/**
 * The browser's own modal dialog: it keeps the focus, closes with Escape and makes the page inert.
 * (React Aria's would write an inline style on iOS, which our content security policy forbids.)
 */
export function Dialog({
  title,
  isOpen,
  onClose,
  actions,
  size = 'medium',
  children,
}: DialogProps) {
  const { t } = useTranslation('common')
  const element = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = element.current
    if (!isOpen || dialog === null) return
    const before = document.activeElement
    dialog.showModal()
    return () => {
      dialog.close()
      if (before instanceof HTMLElement) before.focus()
    }
  }, [isOpen])
  if (!isOpen) return null
  return (
    <dialog
      ref={element}
      className={styles.dialog}
      data-size={size}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={styles.close} onClick={onClose}>
          <X aria-hidden="true" />
          <span className={styles.closeLabel}>{t('ui.close')}</span>
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </dialog>
  )
}
