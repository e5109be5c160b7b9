import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './field.module.css'
import type { FieldProps } from './field.tsx'

export interface RadioGroupProps<Value extends string> extends FieldProps {
  readonly value: Value | ''
  readonly onChange: (value: Value) => void
  readonly options: readonly { value: Value; label: string; hint?: string }[]
  /** Few short choices beside each other. Default: below each other. */
  readonly inline?: boolean
}

export function RadioGroup<Value extends string>({
  label,
  hint,
  error,
  required = true,
  id,
  value,
  onChange,
  options,
  disabled,
  inline = false,
}: RadioGroupProps<Value>) {
  const { t } = useTranslation('common')
  const made = useId()
  const groupId = id ?? made
  const noteId = `${groupId}-note`
  return (
    <fieldset
      className={styles.field}
      data-invalid={error ? true : undefined}
      aria-describedby={hint || error ? noteId : undefined}
      disabled={disabled}
    >
      <legend className={styles.label}>
        {label}
        {!required && <span className={styles.optional}> ({t('ui.optional')})</span>}
      </legend>
      {(hint || error) && (
        <div id={noteId}>
          {hint && <div className={styles.hint}>{hint}</div>}
          {error && <p className={styles.error}>{error}</p>}
        </div>
      )}
      <div className={styles.choices} data-inline={inline || undefined}>
        {options.map((option, at) => (
          <label className={styles.choice} key={option.value}>
            <input
              type="radio"
              name={groupId}
              id={at === 0 ? groupId : undefined}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
