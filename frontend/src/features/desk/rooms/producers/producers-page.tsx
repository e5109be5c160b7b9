import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { producerSorts } from '#domain/companies/producer-order.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { useSettled } from '../../../../lib/use-settled.ts'
import { Page } from '../../../../ui/page.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { sortedBy } from '../../list/sorting.ts'
import { ViewBar } from '../../views/view-bar.tsx'
import { producerCsv } from './producer-csv.ts'
import { anybody, filterSearch, isFiltered, parseFilter, queryOf } from './producer-filter.ts'
import { ProducerFilters } from './producer-filters.tsx'
import { useProducerColumns } from './use-producer-columns.tsx'

export type ListedProducer = ApiOutput<'listProducers'>['producers'][number]

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin/producers`: every producer, with plan, counts and last visit. */
export function ProducersPage() {
  const { t } = useTranslation('desk-producers')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  const [text] = useSettled(filter.text)
  const query = queryOf({ ...filter, text })
  const list = useInfiniteQuery({
    queryKey: ['listProducers', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('listProducers', { query: { ...query, cursor: pageParam }, signal }),
    placeholderData: keepPreviousData,
    ...byCursor,
  })
  const columns = useProducerColumns()
  return (
    <Page width="wide" title={t('title')} lead={t('lead')}>
      <ViewBar list="producers" />
      <DeskList
        caption={t('title')}
        list={list}
        rowsOf={(page) => page.producers}
        rowKey={({ user_id }) => user_id}
        columns={columns}
        csv={{ name: 'producers', make: () => producerCsv(query) }}
        {...sortedBy(producerSorts, filter.sort, (sort) => setFilter({ sort }))}
        filters={<ProducerFilters filter={filter} onChange={setFilter} />}
        onClear={isFiltered(filter) ? () => setFilter(anybody) : null}
        empty={{ title: t('none'), text: t('none_text') }}
      />
    </Page>
  )
}
