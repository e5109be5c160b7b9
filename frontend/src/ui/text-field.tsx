import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export interface TextFieldProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  /** Default: `text`. */
  readonly type?:
    | 'text'
    | 'email'
    | 'password'
    | 'tel'
    | 'url'
    | 'search'
    | 'date'
    | 'datetime-local'
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
  readonly inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  readonly maxLength?: number
  readonly placeholder?: string
  /** Written behind the control: `kg`, `% vol`. */
  readonly unit?: string
}

export function TextField({
  value,
  onChange,
  onBlur,
  name,
  type = 'text',
  autoComplete,
  inputMode,
  maxLength,
  placeholder,
  unit,
  ...field
}: TextFieldProps) {
  return (
    <Field {...field}>
      {(control) => {
        const input = (
          <input
            {...control}
            className={styles.control}
            name={name}
            type={type}
            value={value}
            autoComplete={autoComplete}
            inputMode={inputMode}
            maxLength={maxLength}
            placeholder={placeholder}
            disabled={field.disabled}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        )
        if (unit === undefined) return input
        return (
          <span className={styles.withUnit}>
            {input}
            <span className={styles.unit}>{unit}</span>
          </span>
        )
      }}
    </Field>
  )
}
