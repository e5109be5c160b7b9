import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field.module.css'

/** What all fields have in common. */
export interface FieldProps {
  readonly label: ReactNode
  /** Shown under the label: what is expected. */
  readonly hint?: ReactNode
  /** The mistake and its remedy. */
  readonly error?: string | null
  /** Fields are required unless they say otherwise; optional ones carry the word. Default: true. */
  readonly required?: boolean
  /** Leaves the word "optional" out, where the form says it of all its fields. */
  readonly optionalUnmarked?: boolean
  /** The element's id, for the links of an `ErrorSummary`; made up when absent. */
  readonly id?: string
  readonly disabled?: boolean
}

export interface FieldControl {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-required': true | undefined
}

/** Label, hint and error around one control. */
export function Field({
  label,
  hint,
  error,
  required = true,
  optionalUnmarked = false,
  id,
  children,
}: FieldProps & { readonly children: (control: FieldControl) => ReactNode }) {
  const { t } = useTranslation('common')
  const made = useId()
  const controlId = id ?? made
  const hintId = hint ? `${controlId}-hint` : ''
  const errorId = error ? `${controlId}-error` : ''
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {!required && !optionalUnmarked && (
          <span className={styles.optional}> ({t('ui.optional')})</span>
        )}
      </label>
      {hint && (
        <div className={styles.hint} id={hintId}>
          {hint}
        </div>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
    </div>
  )
}
