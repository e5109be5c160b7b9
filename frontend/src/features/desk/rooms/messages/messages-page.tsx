import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { enquiryKinds, enquiryStatuses } from '#domain/enquiries/enquiry.ts'
import { LocaleLink } from '../../../../i18n/locale-link.tsx'
import { callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import type { Column } from '../../../../ui/data-table.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Select } from '../../../../ui/select.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { sortedBy } from '../../list/sorting.ts'
import { ViewBar } from '../../views/view-bar.tsx'
import { type ListedMessage, messageCsv, writerOf } from './message-csv.ts'
import {
  anything,
  filterSearch,
  type MessageFilter,
  messageOwners,
  messageSorts,
  parseFilter,
  queryOf,
} from './message-filter.ts'

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin/messages`: messages, consultations and private-sales requests, newest first. */
export function MessagesPage() {
  const { t } = useTranslation('desk-messages')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  const query = queryOf(filter)
  const list = useInfiniteQuery({
    queryKey: ['listEnquiries', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('listEnquiries', { query: { ...query, cursor: pageParam }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
  const columns = useColumns()
  const isFiltered = Object.keys(anything).some(
    (name) => filter[name as keyof typeof anything] !== '',
  )
  return (
    <Page width="wide" title={t('title')}>
      <ViewBar list="messages" />
      <DeskList
        caption={t('title')}
        list={list}
        rowsOf={(page) => page.enquiries}
        rowKey={({ enquiry }) => enquiry.enquiry_id}
        columns={columns}
        csv={{ name: 'messages', make: () => messageCsv(query) }}
        {...sortedBy(messageSorts, filter.sort, (sort) => setFilter({ sort }))}
        filters={<Filters filter={filter} onChange={setFilter} />}
        onClear={isFiltered ? () => setFilter(anything) : null}
        empty={{ title: t('none') }}
      />
    </Page>
  )
}

interface FiltersProps {
  readonly filter: MessageFilter
  readonly onChange: (change: Partial<MessageFilter>) => void
}

function Filters({ filter, onChange }: FiltersProps) {
  const { t } = useTranslation('desk-messages')
  return (
    <>
      <Select
        label={t('column.kind')}
        empty={t('any_kind')}
        options={enquiryKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={filter.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <Select
        label={t('status.label')}
        empty={t('not_closed')}
        options={[
          ...enquiryStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
          { value: 'all' as const, label: t('any_status') },
        ]}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label={t('column.responsible')}
        empty={t('owner.anybody')}
        options={messageOwners.map((value) => ({ value, label: t(`owner.${value}`) }))}
        value={filter.responsible}
        onChange={(responsible) => onChange({ responsible })}
      />
      <Select
        label={t('column.due')}
        empty={t('when.any')}
        options={[{ value: 'now' as const, label: t('when.now') }]}
        value={filter.due}
        onChange={(due) => onChange({ due })}
      />
    </>
  )
}

function useColumns(): Column<ListedMessage>[] {
  const { t } = useTranslation('desk-messages')
  const { instant, date } = useFormat()
  return [
    {
      key: 'reference',
      header: t('column.reference'),
      isRowHeader: true,
      cell: ({ enquiry, reference }) => (
        <LocaleLink to={`/admin/messages/${enquiry.enquiry_id}`}>{reference}</LocaleLink>
      ),
    },
    { key: 'kind', header: t('column.kind'), cell: ({ enquiry }) => t(`kind.${enquiry.kind}`) },
    {
      key: 'from',
      header: t('column.from'),
      cell: (listed) => [listed.enquiry.company, writerOf(listed)].filter(Boolean).join(' \u00b7 '),
    },
    {
      key: 'received',
      header: t('column.received'),
      isSortable: true,
      cell: ({ enquiry }) => instant(enquiry.received_at),
    },
    {
      key: 'due',
      header: t('column.due'),
      cell: ({ enquiry }) => enquiry.due && date(enquiry.due),
    },
    {
      key: 'responsible',
      header: t('column.responsible'),
      cell: ({ enquiry }) => enquiry.responsible?.email ?? t('owner.nobody'),
    },
    {
      key: 'needed',
      header: t('column.needed'),
      cell: ({ enquiry }) =>
        enquiry.kind === 'private_sale' && enquiry.needed_by !== null
          ? date(enquiry.needed_by)
          : null,
    },
    {
      key: 'status',
      header: t('status.label'),
      cell: ({ enquiry }) => t(`status.${enquiry.status}`),
    },
  ]
}
