import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './saved-searches-page.module.css'

export interface SearchNameDialogProps {
  readonly title: string
  readonly name: string
  readonly isBusy: boolean
  readonly onSubmit: (name: string) => void
  readonly onClose: () => void
  /** Below the field: what is saved, what failed. */
  readonly children?: ReactNode
}

/** As long as a name may be. */
export const longestName = 60

/** Asks for the name of a search. */
export function SearchNameDialog({
  title,
  name,
  isBusy,
  onSubmit,
  onClose,
  children,
}: SearchNameDialogProps) {
  const { t } = useTranslation('searches')
  const [typed, setTyped] = useState(name)
  const [isTried, setTried] = useState(false)
  const form = useId()
  const said = typed.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (said !== '' && !isBusy) onSubmit(said)
  }
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <Button type="submit" form={form} variant="primary" busy={isBusy}>
          {t('keep')}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('name')}
          maxLength={longestName}
          value={typed}
          onChange={setTyped}
          error={isTried && said === '' ? t('name_missing') : null}
        />
        {children}
      </form>
    </Dialog>
  )
}
