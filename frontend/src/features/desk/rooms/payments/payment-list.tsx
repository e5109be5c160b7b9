import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paymentPurposes, paymentStatuses } from '#domain/billing/payment-status.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'
import { useTenderSummaries } from '../../../../lib/tenders/use-tender-summaries.ts'
import { useSettled } from '../../../../lib/use-settled.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Select } from '../../../../ui/select.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { SearchField } from '../../list/search-field.tsx'
import { sortedBy } from '../../list/sorting.ts'
import { paymentCsv } from './payment-csv.ts'
import { anything, type PaymentFilter, paymentQueryOf, paymentSorts } from './payment-filter.ts'
import styles from './payments.module.css'
import { usePaymentColumns } from './use-payment-columns.tsx'

export type ListedPayment = ApiOutput<'listAllPayments'>['payments'][number]

export interface PaymentPartProps {
  readonly filter: PaymentFilter
  readonly onChange: (change: Partial<PaymentFilter>) => void
}

/** The payments that have all of a filter, page by page. */
export function usePayments(filter: PaymentFilter) {
  const [text] = useSettled(filter.text)
  const query = paymentQueryOf({ ...filter, text })
  const list = useInfiniteQuery({
    queryKey: ['listAllPayments', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('listAllPayments', { query: { ...query, cursor: pageParam }, signal }),
    placeholderData: keepPreviousData,
    ...byCursor,
  })
  return { list, query }
}

export const isNarrowed = ({ text, status, purpose, company, tender }: PaymentFilter): boolean =>
  [text, status, purpose, company, tender].some((value) => value !== '')

/** Payments of every company or of one, newest first. */
export function PaymentList({ filter, onChange }: PaymentPartProps) {
  const { t } = useTranslation('desk-payments')
  const { list, query } = usePayments(filter)
  const payments = list.data?.pages.flatMap((page) => page.payments) ?? []
  const tenders = useTenderSummaries(payments.flatMap(({ tender_ids }) => tender_ids))
  const columns = usePaymentColumns(tenders, (company) => onChange({ company }))
  return (
    <>
      {list.data?.pages[0]?.names_left_out && <Notice tone="info" title={t('names_left_out')} />}
      <DeskList
        caption={t('title')}
        list={list}
        rowsOf={(page) => page.payments}
        rowKey={({ payment_id }) => payment_id}
        columns={columns}
        csv={{ name: 'payments', make: () => paymentCsv(query) }}
        {...sortedBy(paymentSorts, filter.sort, (sort) => onChange({ sort }))}
        filters={
          <PaymentFilters
            filter={filter}
            company={payments[0]?.company_name ?? t('no_company')}
            onChange={onChange}
          />
        }
        onClear={isNarrowed(filter) ? () => onChange(anything) : null}
        empty={{ title: t('none'), text: t('none_text') }}
      />
    </>
  )
}

export function PaymentFilters({
  filter,
  company,
  onChange,
}: PaymentPartProps & { readonly company: string }) {
  const { t } = useTranslation(['desk-payments', 'billing'])
  return (
    <>
      <SearchField
        label={t('search')}
        value={filter.text}
        onChange={(text) => onChange({ text })}
      />
      <Select
        label={t('column.for')}
        empty={t('any_purpose')}
        options={paymentPurposes.map((value) => ({ value, label: t(`billing:purpose.${value}`) }))}
        value={filter.purpose}
        onChange={(purpose) => onChange({ purpose })}
      />
      <Select
        label={t('column.status')}
        empty={t('any_status')}
        options={paymentStatuses.map((value) => ({
          value,
          label: t(`billing:payment_status.${value}`),
        }))}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
      {filter.company !== '' && (
        <p className={styles.chosen}>
          {t(filter.tender === '' ? 'company_only' : 'application_only', { company })}{' '}
          <Button size="small" onClick={() => onChange({ company: '', tender: '' })}>
            {t('clear')}
          </Button>
        </p>
      )}
    </>
  )
}
