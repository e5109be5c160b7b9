import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import type { ApiOutput } from '../../../../lib/api.ts'
import { PaymentStatusBadge } from '../../../../lib/payments/payment-status-badge.tsx'
import { useTenderSummaries } from '../../../../lib/tenders/use-tender-summaries.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { sortedBy } from '../../list/sorting.ts'
import { creditCsv, creditsOf } from './payment-csv.ts'
import { anything, paymentSorts } from './payment-filter.ts'
import { isNarrowed, PaymentFilters, type PaymentPartProps, usePayments } from './payment-list.tsx'
import { TenderApplication } from './tender-applications.tsx'

/** Which application which payment pays for: by company and application, by when the payment was begun. */
export function CreditList({ filter, onChange }: PaymentPartProps) {
  const { t } = useTranslation(['desk-payments', 'billing'])
  const { instant } = useFormat()
  const { list, query } = usePayments(filter)
  const rowsOf = (page: ApiOutput<'listAllPayments'>) => creditsOf(page, filter.tender)
  const credits = list.data?.pages.flatMap(rowsOf) ?? []
  const tenders = useTenderSummaries(credits.map(({ tender_id }) => tender_id))
  return (
    <>
      {list.data?.pages[0]?.names_left_out && <Notice tone="info" title={t('names_left_out')} />}
      <DeskList
        caption={t('view.credits')}
        list={list}
        rowsOf={rowsOf}
        rowKey={({ payment_id, tender_id }) => `${payment_id} ${tender_id}`}
        csv={{ name: 'credits', make: () => creditCsv(query, filter.tender) }}
        {...sortedBy(paymentSorts, filter.sort, (sort) => onChange({ sort }))}
        filters={
          <PaymentFilters
            filter={filter}
            company={credits[0]?.company_name ?? t('no_company')}
            onChange={onChange}
          />
        }
        onClear={isNarrowed(filter) ? () => onChange(anything) : null}
        empty={{ title: t('credits_none'), text: t('credits_none_text') }}
        columns={[
          {
            key: 'tender',
            header: t('column.tender'),
            isRowHeader: true,
            cell: ({ user_id, tender_id }) => (
              <TenderApplication
                user_id={user_id}
                tender_id={tender_id}
                tender={tenders.get(tender_id)}
              />
            ),
          },
          {
            key: 'company',
            header: t('column.company'),
            cell: ({ company_name }) => company_name ?? t('no_company'),
          },
          {
            key: 'at',
            isSortable: true,
            header: t('column.at'),
            cell: ({ user_id, payment_id, paid_at, created_at }) => (
              <LocaleLink to={`/admin/payments/${encodeURIComponent(user_id)}/${payment_id}`}>
                {instant(paid_at ?? created_at)}
              </LocaleLink>
            ),
          },
          {
            key: 'for',
            header: t('column.for'),
            cell: ({ purpose }) => t(`billing:purpose.${purpose}`),
          },
          {
            key: 'status',
            header: t('column.status'),
            cell: ({ status }) => <PaymentStatusBadge status={status} />,
          },
        ]}
      />
    </>
  )
}
