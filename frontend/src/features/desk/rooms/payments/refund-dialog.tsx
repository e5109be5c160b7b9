import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { useTitleOf } from '../../../../lib/tenders/title-words.tsx'
import { useTenderSummaries } from '../../../../lib/tenders/use-tender-summaries.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { RadioGroup } from '../../../../ui/radio-group.tsx'
import { TextArea } from '../../../../ui/text-area.tsx'
import { useToasts } from '../../../../ui/toasts.tsx'
import type { DeskPayment } from './payment-page.tsx'
import styles from './payments.module.css'

interface Props {
  readonly payment: DeskPayment['payment']
  readonly provider: NonNullable<DeskPayment['provider']>
  readonly onClose: () => void
}

/** Refunds the share of one tender or all that is left, with a reason. */
export function RefundDialog({ payment, provider, onClose }: Props) {
  const { t } = useTranslation(['desk-payments', 'common'])
  const { money } = useFormat()
  const toasts = useToasts()
  const queries = useQueryClient()
  const titleOf = useTitleOf()
  const tenders = useTenderSummaries(payment.tender_ids)
  // of one press, however often it reaches the server
  const [idempotency_key] = useState(() => crypto.randomUUID())
  const { shares, refundable } = provider
  const [what, setWhat] = useState(shares.length > 1 ? '' : 'rest')
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const share = shares.find(({ tender_id }) => String(tender_id) === what)
  const amount = what === 'rest' ? refundable : share?.amount
  const refund = useMutation({
    mutationFn: () =>
      callApi('refundPayment', {
        params: { user_id: payment.user_id, payment_id: payment.payment_id },
        body: { idempotency_key, tender_id: share?.tender_id ?? null, reason: reason.trim() },
      }),
    onSuccess: async () => {
      if (amount)
        toasts.show({ tone: 'success', title: t('refund_done', { amount: money(amount) }) })
      onClose()
      await Promise.all(
        ['findPayment', 'listAllPayments', 'listFeesDue'].map((key) =>
          queries.invalidateQueries({ queryKey: [key] }),
        ),
      )
    },
  })
  const isReasoned = reason.trim().length >= 3
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (isReasoned && amount !== undefined && !refund.isPending) refund.mutate()
  }
  const options = shares.map(({ tender_id, amount: part }) => {
    const tender = tenders.get(tender_id)
    const name = tender ? titleOf(tender) : t('tender', { id: tender_id })
    return {
      value: String(tender_id),
      label: t('refund_share', { tender: name, amount: money(part) }),
    }
  })
  return (
    <Dialog
      isOpen
      title={t('refund_title', { company: payment.company_name ?? t('no_company') })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common:ui.cancel')}</Button>
          <Button type="submit" form="refund-form" variant="primary" busy={refund.isPending}>
            {amount === undefined ? t('refund') : t('refund_do', { amount: money(amount) })}
          </Button>
        </>
      }
    >
      <form id="refund-form" className={styles.form} onSubmit={submit} noValidate>
        <RadioGroup
          label={t('refund_what')}
          value={what}
          onChange={setWhat}
          error={isTried && amount === undefined ? t('refund_what_missing') : null}
          options={[
            ...(shares.length > 1 ? options : []),
            { value: 'rest', label: t('refund_rest', { amount: money(refundable) }) },
          ]}
        />
        <TextArea
          label={t('refund_reason')}
          hint={t('refund_reason_hint')}
          maxLength={400}
          value={reason}
          onChange={setReason}
          error={isTried && !isReasoned ? t('refund_reason_short') : null}
        />
        <p>{t('refund_effect')}</p>
      </form>
      {refund.error && (
        <Notice tone="error" announce title={t('refund_not_done')}>
          {t(`common:errors.${errorCodeOf(refund.error)}`)}
        </Notice>
      )}
    </Dialog>
  )
}
