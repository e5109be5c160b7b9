import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostPercentOff } from '#domain/billing/referral-code.ts'
import { callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import { emptyReferral, readReferral } from './referral-form.ts'
import styles from './settings.module.css'
import { referralKey } from './use-referral-codes.ts'

/** A new code. What it takes off cannot be changed later: it is switched off, and another one made. */
export function ReferralDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['desk-settings', 'desk', 'common'])
  const toasts = useToasts()
  const queries = useQueryClient()
  const [request_id] = useState(() => crypto.randomUUID())
  const [form, setForm] = useState(emptyReferral)
  const [isTried, setTried] = useState(false)
  const { wrong, body } = readReferral(form)
  const creation = useMutation({
    mutationFn: (given: NonNullable<typeof body>) =>
      callApi('createReferralCode', { body: { ...given, request_id } }),
    onSuccess: async ({ code }) => {
      toasts.show({ tone: 'success', title: t('referrals.created', { code }) })
      onClose()
      await queries.invalidateQueries({ queryKey: referralKey })
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (body !== null && !creation.isPending) creation.mutate(body)
  }
  const fieldOf = (field: keyof typeof form) => ({
    value: form[field],
    onChange: (value: string) => setForm({ ...form, [field]: value }),
  })
  return (
    <Dialog
      isOpen
      title={t('referrals.add')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button type="submit" form="referral-form" variant="primary" busy={creation.isPending}>
            {t('common:ui.save')}
          </Button>
        </>
      }
    >
      <form id="referral-form" className={styles.form} noValidate onSubmit={submit}>
        <TextField
          label={t('referrals.code')}
          hint={t('referrals.code_hint')}
          error={isTried && wrong.code ? t('referrals.code_wrong') : null}
          autoComplete="off"
          maxLength={40}
          {...fieldOf('code')}
        />
        <TextField
          label={t('referrals.percent')}
          error={
            isTried && wrong.percent ? t('referrals.percent_wrong', { most: mostPercentOff }) : null
          }
          inputMode="numeric"
          maxLength={3}
          unit="%"
          {...fieldOf('percent')}
        />
        <TextField
          required={false}
          label={t('referrals.most_uses')}
          hint={t('referrals.most_uses_hint')}
          error={isTried && wrong.most_uses ? t('referrals.most_uses_wrong') : null}
          inputMode="numeric"
          maxLength={6}
          {...fieldOf('most_uses')}
        />
        <TextField
          type="date"
          required={false}
          label={t('referrals.last_day')}
          hint={t('referrals.last_day_hint')}
          {...fieldOf('last_day')}
        />
      </form>
      {creation.error && (
        <Notice tone="error" announce title={t('desk:not_saved')}>
          {t(`common:errors.${errorCodeOf(creation.error)}`)}
        </Notice>
      )}
    </Dialog>
  )
}
