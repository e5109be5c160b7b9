import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Criterion } from '#domain/tenders/criterion.ts'
import { useLanguage } from '../../../../../i18n/use-language.ts'
import { Checkbox } from '../../../../../ui/checkbox.tsx'
import { Select } from '../../../../../ui/select.tsx'
import { TextField } from '../../../../../ui/text-field.tsx'
import { formatTyped, parseTyped } from '../../../../../ui/typed-number.ts'
import type { CriterionInput } from './criterion-input.ts'
import styles from './intake.module.css'
import { TokenField } from './token-field.tsx'

interface InputFieldProps {
  readonly input: CriterionInput
  readonly countries: readonly { readonly value: string; readonly label: string }[]
  readonly countryName: (code: string) => string
  readonly onChange: (criterion: Criterion) => void
}

/** The control for one value of a criterion. */
export function InputField({ input, countries, countryName, onChange }: InputFieldProps) {
  const { t } = useTranslation(['desk-tenders', 'vocabulary'])
  const label = t(`desk-tenders:input.${input.name}`)
  switch (input.type) {
    case 'choices':
      return (
        <fieldset className={styles.choices}>
          <legend>{label}</legend>
          {input.options.map((option) => (
            <Checkbox
              key={option}
              label={t(`vocabulary:${input.words}.${option}` as never)}
              checked={input.value.includes(option)}
              onChange={(isOn) => {
                const others = input.value.filter((one) => one !== option)
                onChange(input.set(isOn ? [...others, option] : others))
              }}
            />
          ))}
        </fieldset>
      )
    case 'countries':
      return (
        <TokenField
          label={label}
          value={input.value}
          wordsOf={countryName}
          options={countries}
          onChange={(value) => onChange(input.set(value))}
        />
      )
    case 'tokens':
      return (
        <TokenField
          label={label}
          value={input.value}
          onChange={(value) => onChange(input.set(value))}
        />
      )
    case 'number':
      return (
        <NumberField
          label={label}
          unit={input.unit}
          value={input.value}
          onChange={(value) => onChange(input.set(value))}
        />
      )
    case 'select':
      return (
        <Select
          label={label}
          options={input.options.map((value) => ({
            value,
            label: t(`desk-tenders:option.${value}`),
          }))}
          value={input.value}
          onChange={(value) => value !== '' && onChange(input.set(value))}
        />
      )
    case 'check':
      return (
        <Checkbox
          label={label}
          checked={input.value}
          onChange={(value) => onChange(input.set(value))}
        />
      )
  }
}

interface NumberFieldProps {
  readonly label: string
  readonly unit: string
  readonly value: number | null
  readonly onChange: (value: number | null) => void
}

/** Keeps what is typed: "12," is not yet a number. */
function NumberField({ label, unit, value, onChange }: NumberFieldProps) {
  const language = useLanguage()
  const [text, setText] = useState(() => formatTyped(value, language))
  return (
    <TextField
      label={label}
      required={false}
      optionalUnmarked
      inputMode="decimal"
      unit={unit === '' ? undefined : unit}
      value={text}
      onChange={(typed) => {
        setText(typed)
        const next = parseTyped(typed)
        if (next === null || !Number.isNaN(next)) onChange(next)
      }}
    />
  )
}
