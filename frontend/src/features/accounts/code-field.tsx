import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

interface Props extends Pick<TextFieldProps, 'value' | 'onChange' | 'error' | 'hint' | 'label'> {
  /** Default: `code`. */
  readonly id?: string
}

/** Six digits, as the phone or the password manager offers them; takes the focus when it appears. */
export function CodeField({ id = 'code', hint, ...field }: Props) {
  const { t } = useTranslation('accounts')
  // it replaces the form that was sent, and the focus with it
  useEffect(() => document.getElementById(id)?.focus(), [id])
  return (
    <TextField
      {...field}
      id={id}
      name="code"
      autoComplete="one-time-code"
      inputMode="numeric"
      hint={hint ?? t('check_email.code_hint')}
    />
  )
}

export const digitsOf = (code: string): string => code.replace(/\s/g, '')
