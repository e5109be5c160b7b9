import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Factor } from '#domain/accounts/factor.ts'
import { callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import styles from './factors.module.css'

interface Props {
  readonly factor: Factor
  /** With it the recovery codes go as well. */
  readonly isLast: boolean
}

export function FactorRow({ factor, isLast }: Props) {
  const { t } = useTranslation(['accounts', 'common'])
  const { instant } = useFormat()
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null)
  const { friendly_name, factor_type, phone, enabled_at } = factor
  return (
    <li>
      <div>
        <strong>{friendly_name}</strong>
        <p className={styles.soft}>
          {[t(`factors.type_${factor_type}`), phone].filter(Boolean).join(' \u00b7 ')}
        </p>
        {enabled_at && (
          <p className={styles.soft}>{t('factors.since', { at: instant(enabled_at) })}</p>
        )}
      </div>
      <div className={styles.buttons}>
        <Button
          size="small"
          aria-label={t('factors.rename_named', { name: friendly_name })}
          onClick={() => setDialog('rename')}
        >
          {t('factors.rename')}
        </Button>
        <Button
          size="small"
          aria-label={t('factors.remove_named', { name: friendly_name })}
          onClick={() => setDialog('remove')}
        >
          {t('factors.remove')}
        </Button>
      </div>
      {dialog === 'rename' && <RenameDialog factor={factor} onClose={() => setDialog(null)} />}
      {dialog === 'remove' && (
        <RemoveDialog factor={factor} isLast={isLast} onClose={() => setDialog(null)} />
      )}
    </li>
  )
}

/** Changes a factor, then shows the list anew. */
function useFactorChange(change: () => Promise<unknown>, done: string, onClose: () => void) {
  const { t } = useTranslation('common')
  const toasts = useToasts()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['listFactors'] })
      onClose()
      toasts.show({ tone: 'success', title: done })
    },
    onError: (thrown) => toasts.show({ tone: 'error', title: t(`errors.${errorCodeOf(thrown)}`) }),
  })
}

function RenameDialog({ factor, onClose }: { factor: Factor; onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'common'])
  const [name, setName] = useState(factor.friendly_name)
  const { factor_id } = factor
  const rename = useFactorChange(
    () => callApi('renameFactor', { params: { factor_id }, body: { friendly_name: name.trim() } }),
    t('factors.renamed'),
    onClose,
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '' && !rename.isPending) rename.mutate()
  }
  return (
    <Dialog title={t('factors.rename')} isOpen onClose={onClose}>
      <form className={styles.sections} onSubmit={submit}>
        <TextField
          label={t('factors.name')}
          maxLength={60}
          value={name}
          onChange={setName}
          error={name.trim() === '' ? t('factors.name_missing') : null}
        />
        <div className={styles.buttons}>
          <Button type="submit" variant="primary" busy={rename.isPending}>
            {t('common:ui.save')}
          </Button>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
        </div>
      </form>
    </Dialog>
  )
}

function RemoveDialog({ factor, isLast, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation(['accounts', 'common'])
  const { factor_id } = factor
  const remove = useFactorChange(
    () => callApi('removeFactor', { params: { factor_id } }),
    t('factors.removed'),
    onClose,
  )
  return (
    <Dialog
      title={t('factors.remove_named', { name: factor.friendly_name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('factors.remove')}
          </Button>
        </>
      }
    >
      <p>{isLast ? t('factors.remove_last') : t('factors.remove_text')}</p>
    </Dialog>
  )
}
