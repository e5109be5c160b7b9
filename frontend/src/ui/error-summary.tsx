import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './notice.module.css'

export interface FieldError {
  /** The id of the field. */
  readonly field: string
  readonly message: string
}

export interface ErrorSummaryProps {
  /** Nothing is shown while it is empty; takes the focus each time it is given a new list. */
  readonly errors: readonly FieldError[]
  readonly title?: string
}

/** All that is wrong with a form, each with a link to its field. */
export function ErrorSummary({ errors, title }: ErrorSummaryProps) {
  const { t } = useTranslation('common')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (errors.length > 0) box.current?.focus()
  }, [errors])
  if (errors.length === 0) return null
  return (
    <div ref={box} className={styles.notice} data-tone="error" role="alert" tabIndex={-1}>
      <div>
        <h2 className={styles.title}>{title ?? t('ui.error_summary')}</h2>
        <ul>
          {errors.map((error) => (
            <li key={`${error.field} ${error.message}`}>
              <a
                href={`#${error.field}`}
                onClick={(event) => {
                  event.preventDefault()
                  document.getElementById(error.field)?.focus()
                }}
              >
                {error.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
