import { useState } from 'react'
import { useLanguage } from '../i18n/use-language.ts'
import type { FieldProps } from './field.tsx'
import { TextField } from './text-field.tsx'
import { formatTyped, parseTyped } from './typed-number.ts'

export interface NumberFieldProps extends FieldProps {
  readonly value: number | null
  /** `null`: empty. `NaN`: typed, but not a number (say so in `error`). */
  readonly onChange: (value: number | null) => void
  readonly name?: string
  readonly unit?: string
}

/** A number as people type it, with a decimal point or comma; the field keeps what was typed. */
export function NumberField({ value, onChange, ...field }: NumberFieldProps) {
  const language = useLanguage()
  const [typed, setTyped] = useState(() => formatTyped(value, language))
  const shown = Object.is(parseTyped(typed), value) ? typed : formatTyped(value, language)
  return (
    <TextField
      {...field}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onChange={(text) => {
        setTyped(text)
        onChange(parseTyped(text))
      }}
    />
  )
}
