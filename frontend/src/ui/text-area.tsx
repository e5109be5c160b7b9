import styles from './field.module.css'
import { Field, type FieldProps } from './field.tsx'

export interface TextAreaProps extends FieldProps {
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly name?: string
  readonly rows?: number
  readonly maxLength?: number
}

export function TextArea({
  value,
  onChange,
  onBlur,
  name,
  rows = 4,
  maxLength,
  ...field
}: TextAreaProps) {
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...control}
          className={styles.control}
          name={name}
          rows={rows}
          maxLength={maxLength}
          value={value}
          disabled={field.disabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  )
}
