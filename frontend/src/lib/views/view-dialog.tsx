import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ViewId } from '#domain/shared/saved-view.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { errorCodeOf } from '../api-error.ts'
import styles from './saved-views.module.css'

interface Named {
  readonly view_id: ViewId
  readonly name: string
  readonly isForAll: boolean
}

interface Props {
  readonly title: string
  readonly name: string
  /** What giving it to all is called; null: that is not asked. */
  readonly forAll: string | null
  readonly save: { readonly isPending: boolean; readonly error: Error | null }
  readonly onSave: (named: Named) => void
  readonly onClose: () => void
}

/** Names a view. */
export function ViewDialog({ title, name: before, forAll, save, onSave, onClose }: Props) {
  const { t } = useTranslation(['views', 'common'])
  const [name, setName] = useState(before)
  const [isForAll, setForAll] = useState(false)
  const [isTried, setTried] = useState(false)
  // one id however often it is tried
  const [view_id] = useState(() => `view_${crypto.randomUUID()}` as ViewId)
  const form = useId()
  const said = name.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (said !== '' && !save.isPending) onSave({ view_id, name: said, isForAll })
  }
  return (
    <Dialog
      title={title}
      isOpen
      onClose={onClose}
      actions={
        <Button type="submit" form={form} variant="primary" busy={save.isPending}>
          {t('keep')}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={submit} noValidate>
        <TextField
          label={t('name')}
          maxLength={60}
          value={name}
          onChange={setName}
          error={isTried && said === '' ? t('name_missing') : null}
        />
        {forAll !== null && <Checkbox label={forAll} checked={isForAll} onChange={setForAll} />}
        {/* not of an earlier try in another dialog */}
        {isTried && save.error && (
          <Notice tone="error" announce title={t('not_changed')}>
            {t(`common:errors.${errorCodeOf(save.error)}`)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}
