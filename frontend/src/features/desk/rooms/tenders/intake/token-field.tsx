import X from 'lucide-react/icons/x'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './intake.module.css'

interface TokenFieldProps {
  readonly label: string
  readonly value: readonly string[]
  readonly wordsOf?: (token: string) => string
  /** Given: tokens are chosen from these. */
  readonly options?: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string[]) => void
}

/** Words one by one: added with Enter or a comma, taken away with their button or Backspace. */
export function TokenField({ label, value, wordsOf, options, onChange }: TokenFieldProps) {
  const { t } = useTranslation('desk-tenders')
  const id = useId()
  const [typed, setTyped] = useState('')
  const words = (token: string) => wordsOf?.(token) ?? token
  const add = (token: string) => {
    const clean = token.trim()
    if (clean !== '' && !value.includes(clean)) onChange([...value, clean])
    setTyped('')
  }
  return (
    <div className={styles.tokens}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.tokenBox}>
        {value.map((token) => (
          <span key={token} className={styles.token}>
            {words(token)}
            <button
              type="button"
              aria-label={t('take_away', { words: words(token) })}
              onClick={() => onChange(value.filter((one) => one !== token))}
            >
              <X aria-hidden="true" />
            </button>
          </span>
        ))}
        {options === undefined ? (
          <input
            id={id}
            value={typed}
            placeholder={t('add_words')}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => add(typed)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' || event.key === ',') {
                event.preventDefault()
                event.stopPropagation()
                add(typed)
              } else if (event.key === 'Backspace' && typed === '') onChange(value.slice(0, -1))
            }}
          />
        ) : (
          <select id={id} value="" onChange={(event) => add(event.target.value)}>
            <option value="">{t('add_words')}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  )
}
