import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { PaymentStatusBadge } from '../../../../lib/payments/payment-status-badge.tsx'
import { useFormat } from '../../../../lib/use-format.ts'
import type { Column } from '../../../../ui/data-table.tsx'
import type { ListedPayment } from './payment-list.tsx'
import styles from './payments.module.css'
import { TenderApplications } from './tender-applications.tsx'

export function usePaymentColumns(
  tenders: ReadonlyMap<number, TenderSummary>,
  onCompany: (user_id: string) => void,
): Column<ListedPayment>[] {
  const { t } = useTranslation(['desk-payments', 'billing'])
  const { instant, money } = useFormat()
  return [
    {
      key: 'at',
      isSortable: true,
      header: t('column.at'),
      isRowHeader: true,
      cell: ({ user_id, payment_id, paid_at, created_at }) => (
        <LocaleLink to={`/admin/payments/${encodeURIComponent(user_id)}/${payment_id}`}>
          {instant(paid_at ?? created_at)}
        </LocaleLink>
      ),
    },
    {
      key: 'company',
      header: t('column.company'),
      cell: ({ user_id, company_name }) => (
        <button type="button" className={styles.plain} onClick={() => onCompany(user_id)}>
          {company_name ?? t('no_company')}
        </button>
      ),
    },
    {
      key: 'for',
      header: t('column.for'),
      cell: ({ user_id, purpose, tender_ids }) => (
        <>
          {t(`billing:purpose.${purpose}`)}
          <TenderApplications user_id={user_id} tender_ids={tender_ids} tenders={tenders} />
        </>
      ),
    },
    {
      key: 'status',
      header: t('column.status'),
      cell: ({ status }) => <PaymentStatusBadge status={status} />,
    },
    {
      key: 'refunded',
      header: t('column.refunded'),
      align: 'end',
      cell: ({ refunded }) => refunded && money(refunded),
    },
    {
      key: 'total',
      header: t('column.total'),
      align: 'end',
      cell: ({ total, net }) => money(total ?? net),
    },
  ]
}
