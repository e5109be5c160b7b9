import { useTranslation } from 'react-i18next'
import type { Payment } from '#domain/billing/payment.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { PaymentStatusBadge } from '../../lib/payments/payment-status-badge.tsx'
import { useTenderSummaries } from '../../lib/tenders/use-tender-summaries.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './billing-section.module.css'
import { TenderLinks } from './tender-links.tsx'
import { usePayments } from './use-payments.ts'

/** One-off payments, newest first: for which tenders, how much, in which state. */
export function PaymentsCard() {
  const { t } = useTranslation('billing')
  const list = usePayments()
  const payments = list.data?.pages.flatMap((page) => page.payments)
  return (
    <Card title={t('payments.title')}>
      {payments === undefined && list.error !== null && (
        <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.isPending && <Skeleton awaits="payments" lines={3} />}
      {payments?.length === 0 && <p>{t('payments.none')}</p>}
      {payments !== undefined && payments.length > 0 && (
        <>
          <PaymentTable payments={payments} />
          <ListPager list={list} />
        </>
      )}
    </Card>
  )
}

function PaymentTable({ payments }: { readonly payments: readonly Payment[] }) {
  const { t } = useTranslation('billing')
  const { instant, money } = useFormat()
  const tenders = useTenderSummaries(payments.flatMap(({ tender_ids }) => tender_ids))
  return (
    <DataTable
      caption={t('payments.title')}
      rows={payments}
      rowKey={({ payment_id }) => payment_id}
      columns={[
        {
          key: 'for',
          header: t('payments.for'),
          isRowHeader: true,
          cell: ({ purpose, tender_ids }) => (
            <>
              {t(`purpose.${purpose}`)}
              <TenderLinks tenderIds={tender_ids} tenders={tenders} className={styles.tenders} />
            </>
          ),
        },
        {
          key: 'at',
          header: t('payments.at'),
          cell: ({ paid_at, created_at }) => instant(paid_at ?? created_at),
        },
        {
          key: 'status',
          header: t('payments.status'),
          cell: ({ status, refunded }) => (
            <>
              <PaymentStatusBadge status={status} />
              {status === 'partly_refunded' && refunded !== null && (
                <div className={styles.soft}>{money(refunded)}</div>
              )}
            </>
          ),
        },
        {
          key: 'total',
          header: t('payments.total'),
          align: 'end',
          cell: ({ total, net }) =>
            total === null ? t('payments.net', { amount: money(net) }) : money(total),
        },
      ]}
    />
  )
}
