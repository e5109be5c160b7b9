import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'
import { useTenderSummaries } from '../../../../lib/tenders/use-tender-summaries.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { DeskList } from '../../list/desk-list.tsx'
import { sortedBy } from '../../list/sorting.ts'
import { feeCsv } from './payment-csv.ts'
import { feeSorts } from './payment-filter.ts'
import type { PaymentPartProps } from './payment-list.tsx'
import { TenderApplication } from './tender-applications.tsx'

/** Submitted applications whose fee is not paid, longest due first. */
export function FeesDue({ filter, onChange }: PaymentPartProps) {
  const { t } = useTranslation('desk-payments')
  const { date, instant } = useFormat()
  const query = { sort: filter.fees }
  const list = useInfiniteQuery({
    queryKey: ['listFeesDue', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('listFeesDue', { query: { ...query, cursor: pageParam }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
  const fees = list.data?.pages.flatMap((page) => page.fees)
  const tenders = useTenderSummaries(fees?.map(({ tender_id }) => tender_id) ?? [])
  return (
    <DeskList
      caption={t('view.fees')}
      list={list}
      rowsOf={(page) => page.fees}
      rowKey={({ user_id, tender_id }) => `${user_id} ${tender_id}`}
      csv={{ name: 'fees', make: () => feeCsv(query) }}
      {...sortedBy(feeSorts, filter.fees, (fees) => onChange({ fees }))}
      onClear={null}
      empty={{ title: t('fees_none'), text: t('fees_none_text') }}
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
        { key: 'company', header: t('column.company'), cell: (fee) => fee.company_name },
        { key: 'product', header: t('column.product'), cell: (fee) => fee.product_name },
        {
          key: 'since',
          isSortable: true,
          header: t('column.since'),
          cell: ({ submitted_at }) => instant(submitted_at),
        },
        {
          key: 'deadline',
          header: t('column.deadline'),
          cell: ({ last_day }) => last_day && date(last_day),
        },
      ]}
    />
  )
}
