import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { errorCodeOf } from '../../../../lib/api-error.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { useTenderSummaries } from '../../../../lib/tenders/use-tender-summaries.ts'
import { useDeskRole } from '../../../../lib/use-desk-role.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Breadcrumbs } from '../../../../ui/breadcrumbs.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DataTable } from '../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { LinkButton } from '../../../../ui/link-button.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentProvider } from './payment-provider.tsx'
import styles from './payments.module.css'
import { RefundDialog } from './refund-dialog.tsx'
import { TenderApplication } from './tender-applications.tsx'

export type DeskPayment = ApiOutput<'findPayment'>

/** `/admin/payments/:userId/:paymentId`: one payment, what it pays for, its refunds. */
export function PaymentPage() {
  const { t } = useTranslation('desk-payments')
  const { userId = '', paymentId = '' } = useParams()
  const { money } = useFormat()
  const isAdmin = useDeskRole() === 'admin'
  const [isRefunding, setRefunding] = useState(false)
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['findPayment', userId, paymentId],
    queryFn: ({ signal }) =>
      callApi('findPayment', { params: { user_id: userId, payment_id: paymentId }, signal }),
  })
  const isMissing = errorCodeOf(error) === 'not_found' || errorCodeOf(error) === 'invalid_input'
  const payment = data?.payment
  const title =
    payment === undefined
      ? t('one')
      : `${payment.company_name ?? t('no_company')}: ${money(payment.total ?? payment.net)}`
  const canRefund = isAdmin && (data?.provider?.refundable.amount_minor ?? 0) > 0
  return (
    <Page
      title={title}
      above={
        <Breadcrumbs trail={[{ label: t('title'), to: '/admin/payments' }, { label: title }]} />
      }
      actions={canRefund && <Button onClick={() => setRefunding(true)}>{t('refund')}</Button>}
    >
      {isMissing && (
        <EmptyState
          title={t('missing')}
          action={<LinkButton to="/admin/payments">{t('title')}</LinkButton>}
        >
          <p>{t('missing_text')}</p>
        </EmptyState>
      )}
      {isPending && <Skeleton awaits="payment" lines={10} />}
      {error && !isMissing && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <PaymentFacts payment={data.payment} />
          <PaidFor found={data} />
          <PaymentProvider payment={data.payment} provider={data.provider} />
        </>
      )}
      {data?.provider && isRefunding && (
        <RefundDialog
          payment={data.payment}
          provider={data.provider}
          onClose={() => setRefunding(false)}
        />
      )}
    </Page>
  )
}

function PaidFor({ found: { payment, applications } }: { readonly found: DeskPayment }) {
  const { t } = useTranslation(['desk-payments', 'applications'])
  const tenders = useTenderSummaries(payment.tender_ids)
  return (
    <section className={styles.list}>
      <h2>{t('applications')}</h2>
      <DataTable
        caption={t('applications')}
        rows={applications}
        rowKey={({ tender_id }) => tender_id}
        columns={[
          {
            key: 'tender',
            header: t('column.tender'),
            isRowHeader: true,
            cell: ({ tender_id }) => (
              <TenderApplication
                user_id={payment.user_id}
                tender_id={tender_id}
                tender={tenders.get(tender_id)}
              />
            ),
          },
          {
            key: 'status',
            header: t('column.status'),
            cell: ({ status }) =>
              status === null ? t('application_none') : t(`applications:status.${status}`),
          },
          {
            key: 'credited',
            header: t('column.for'),
            cell: ({ is_credited }) => (
              <Badge tone={is_credited ? 'success' : 'neutral'}>
                {t(is_credited ? 'credited' : 'not_credited')}
              </Badge>
            ),
          },
        ]}
      />
    </section>
  )
}
