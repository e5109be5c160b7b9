import type { HTMLInputAutoCompleteAttribute } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
}

export interface SelectProps<Value extends string> extends FieldProps {
  readonly value: Value | ''
  readonly onChange: (value: Value | '') => void
  readonly options: readonly Option<Value>[]
  /** The words of the empty choice; without them there is none. */
  readonly empty?: string
  readonly name?: string
  readonly autoComplete?: HTMLInputAutoCompleteAttribute
}

/** The platform's own select: right on every phone and with every screen reader. */
export function Select<Value extends string>({
  value,
  onChange,
  options,
  empty,
  name,
  autoComplete,
  ...field
}: SelectProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <select
          {...control}
          className={styles.control}
          name={name}
          value={value}
          autoComplete={autoComplete}
          disabled={field.disabled}
          onChange={(event) => onChange(event.target.value as Value | '')}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
