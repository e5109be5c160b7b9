import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

export interface CheckboxProps {
  readonly label: ReactNode
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly hint?: ReactNode
  readonly error?: string | null
  readonly id?: string
  readonly name?: string
  readonly disabled?: boolean
}

export function Checkbox({ label, checked, onChange, hint, error, id, ...rest }: CheckboxProps) {
  const made = useId()
  const controlId = id ?? made
  const noteId = `${controlId}-note`
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className={styles.choice}>
        <input
          {...rest}
          type="checkbox"
          id={controlId}
          checked={checked}
          aria-describedby={hint || error ? noteId : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span>{label}</span>
      </label>
      {(hint || error) && (
        <div id={noteId}>
          {hint && <div className={styles.hint}>{hint}</div>}
          {error && <p className={styles.error}>{error}</p>}
        </div>
      )}
    </div>
  )
}
