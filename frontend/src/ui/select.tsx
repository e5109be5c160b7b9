import type { HTMLInputAutoCompleteAttribute } from 'react'
import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export interface Option<Value extends string = string> {
  readonly value: Value
  readonly label: string
  /** Those of one group stand together under its name. */
  readonly group?: string
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
          {grouped(options)}
        </select>
      )}
    </Field>
  )
}

function grouped(options: readonly Option[]) {
  const names = [...new Set(options.map(({ group }) => group))]
  return names.map((name) => {
    const own = options
      .filter(({ group }) => group === name)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))
    if (name === undefined) return own
    return (
      <optgroup key={name} label={name}>
        {own}
      </optgroup>
    )
  })
}
