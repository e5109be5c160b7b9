import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import styles from './grant-dialog.module.css'
import { type AccessPlan, producerKey } from './use-producer.ts'

const inOneYear = (): string => {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() + 1)
  return day.toISOString().slice(0, 10)
}

interface Props {
  readonly plan: AccessPlan
  readonly onClose: () => void
}

/** Grants the Access plan until a day; an empty day ends it. */
export function GrantDialog({ plan, onClose }: Props) {
  const { t } = useTranslation(['desk-producers', 'desk', 'common'])
  const toasts = useToasts()
  const queries = useQueryClient()
  const [until, setUntil] = useState(plan.granted_until ?? inOneYear())
  const [note, setNote] = useState(plan.note ?? '')
  const grant = useMutation({
    mutationFn: () =>
      callApi('grantAccess', {
        params: { user_id: plan.user_id },
        body: { granted_until: until === '' ? null : until, note: note.trim() || null },
      }),
    onSuccess: async () => {
      toasts.show({ tone: 'success', title: t('saved', { company: plan.company_name }) })
      onClose()
      await Promise.all([
        queries.invalidateQueries({ queryKey: producerKey(plan.user_id) }),
        queries.invalidateQueries({ queryKey: ['listProducers'] }),
      ])
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!grant.isPending) grant.mutate()
  }
  return (
    <Dialog
      isOpen
      title={t('dialog_title', { company: plan.company_name })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button type="submit" form="grant-form" variant="primary" busy={grant.isPending}>
            {t('common:ui.save')}
          </Button>
        </>
      }
    >
      <form id="grant-form" className={styles.form} onSubmit={submit}>
        <TextField
          type="date"
          required={false}
          label={t('until')}
          hint={t('until_hint')}
          value={until}
          onChange={setUntil}
        />
        <TextField
          required={false}
          maxLength={500}
          label={t('note')}
          value={note}
          onChange={setNote}
        />
      </form>
      {grant.error && (
        <Notice tone="error" announce title={t('desk:not_saved')}>
          {t(`common:errors.${errorCodeOf(grant.error)}`)}
        </Notice>
      )}
    </Dialog>
  )
}
