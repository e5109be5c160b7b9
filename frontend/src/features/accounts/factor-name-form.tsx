import { type FormEvent, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorCodeOf } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import styles from './auth-page.module.css'

interface Props {
  readonly lead: string
  readonly suggestion: string
  readonly isBusy: boolean
  /** What the server said to the last try. */
  readonly error: unknown
  readonly onName: (name: string) => void
  /** Further fields that the factor needs. */
  readonly children?: ReactNode
}

/** A name by which the user knows the factor again. */
export function FactorNameForm({ lead, suggestion, isBusy, error, onName, children }: Props) {
  const { t } = useTranslation(['accounts', 'common'])
  const [name, setName] = useState(suggestion)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy && name.trim() !== '') onName(name.trim())
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p>{lead}</p>
      {Boolean(error) && (
        <Notice tone="error" announce title={t(`common:errors.${errorCodeOf(error)}`)} />
      )}
      {children}
      <TextField
        id="factor_name"
        label={t('factors.name')}
        hint={t('factors.name_hint')}
        maxLength={60}
        value={name}
        onChange={setName}
        error={name.trim() === '' ? t('factors.name_missing') : null}
      />
      <div className={styles.foot}>
        <Button type="submit" variant="primary" busy={isBusy}>
          {t('factors.next')}
        </Button>
      </div>
    </form>
  )
}
