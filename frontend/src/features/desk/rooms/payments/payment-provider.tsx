import { useTranslation } from 'react-i18next'
import { useTenderSummaries } from '../../../../lib/tenders/use-tender-summaries.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { DataTable } from '../../../../ui/data-table.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import type { DeskPayment } from './payment-page.tsx'
import styles from './payments.module.css'
import { TenderApplication } from './tender-applications.tsx'

type Props = Pick<DeskPayment, 'payment' | 'provider'>

/** The payment as the provider has it: what went back and why, and whether both sides agree. */
export function PaymentProvider({ payment, provider }: Props) {
  const { t } = useTranslation(['desk-payments', 'billing'])
  const { instant, money } = useFormat()
  const tenders = useTenderSummaries(payment.tender_ids)
  if (provider === null) return <Notice tone="warning" title={t('provider_down')} />
  const { refunds, url } = provider
  return (
    <section className={styles.list}>
      <h2>{t('provider')}</h2>
      {provider.is_unreconciled ? (
        <Notice
          tone="warning"
          title={t('unreconciled', { status: t(`billing:payment_status.${provider.status}`) })}
        />
      ) : (
        <p>{t('reconciled')}</p>
      )}
      {url !== null && (
        <p>
          <a href={url} target="_blank" rel="noreferrer">
            {t('open_provider')}
          </a>
        </p>
      )}
      <h3>{t('refunds')}</h3>
      {refunds.length === 0 && <p>{t('refunds_none')}</p>}
      {refunds.length > 0 && (
        <DataTable
          caption={t('refunds')}
          rows={refunds}
          rowKey={({ refund_id }) => refund_id}
          columns={[
            {
              key: 'at',
              header: t('column.at'),
              isRowHeader: true,
              cell: ({ created_at }) => instant(created_at),
            },
            {
              key: 'for',
              header: t('column.for'),
              cell: ({ tender_id }) =>
                tender_id === null ? (
                  t('refund_of_rest')
                ) : (
                  <TenderApplication
                    user_id={payment.user_id}
                    tender_id={tender_id}
                    tender={tenders.get(tender_id)}
                  />
                ),
            },
            {
              key: 'reason',
              header: t('column_reason'),
              cell: ({ reason, is_failed }) => (
                <>
                  {reason ?? t('reason_none')}
                  {is_failed && <Notice tone="error" title={t('refund_failed')} />}
                </>
              ),
            },
            {
              key: 'amount',
              header: t('column.refunded'),
              align: 'end',
              cell: ({ amount }) => money(amount),
            },
          ]}
        />
      )}
    </section>
  )
}
