import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './billing-section.module.css'

/** Invoices and receipts, as the payment provider keeps them. */
export function InvoicesCard() {
  const { t } = useTranslation('billing')
  const { date, money } = useFormat()
  const { data, error, refetch } = useQuery({
    queryKey: ['listInvoices'],
    queryFn: ({ signal }) => callApi('listInvoices', { signal }),
  })
  return (
    <Card title={t('invoices.title')}>
      {error && (
        <ApiFailure error={error} title={t('invoices.failed')} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Skeleton awaits="invoices" lines={3} />}
      {data?.invoices.length === 0 && <p>{t('invoices.none')}</p>}
      {data && data.invoices.length > 0 && (
        <DataTable
          caption={t('invoices.title')}
          rows={data.invoices}
          rowKey={({ invoice_id }) => invoice_id}
          columns={[
            {
              key: 'number',
              header: t('invoices.number'),
              isRowHeader: true,
              cell: ({ number, invoice_id }) => number ?? invoice_id,
            },
            {
              key: 'at',
              header: t('invoices.at'),
              cell: ({ issued_at }) => date(issued_at.slice(0, 10)),
            },
            { key: 'for', header: t('invoices.for'), cell: ({ lines }) => lines.join(', ') },
            {
              key: 'status',
              header: t('payments.status'),
              cell: ({ status }) => t(`invoice_status.${status}`),
            },
            {
              key: 'total',
              header: t('payments.total'),
              align: 'end',
              cell: ({ total }) => money(total),
            },
            {
              key: 'open',
              header: t('invoices.open'),
              cell: ({ pdf_url, page_url, number, invoice_id }) => (
                <span className={styles.links}>
                  {pdf_url && (
                    <a
                      href={pdf_url}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={t('invoices.pdfNamed', { number: number ?? invoice_id })}
                    >
                      {t('invoices.pdf')}
                    </a>
                  )}
                  {page_url && (
                    <a
                      href={page_url}
                      target="_blank"
                      rel="noreferrer"
                      aria-label={t('invoices.pageNamed', { number: number ?? invoice_id })}
                    >
                      {t('invoices.page')}
                    </a>
                  )}
                </span>
              ),
            },
          ]}
        />
      )}
    </Card>
  )
}
