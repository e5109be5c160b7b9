import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { byCursor } from '../../../../lib/pages-of.ts'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { useSettled } from '../../../../lib/use-settled.ts'
import { Page } from '../../../../ui/page.tsx'
import { CsvButton } from '../../list/csv-button.tsx'
import { DeskList } from '../../list/desk-list.tsx'
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
  const [cleared, setCleared] = useState(0)
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
  const clear = () => {
    setFilter(anybody)
    setCleared(cleared + 1)
  }
  return (
    <Page
      width="wide"
      title={t('title')}
      lead={t('lead')}
      actions={<CsvButton fileName="nordgate-producers.csv" makeCsv={() => producerCsv(query)} />}
    >
      <DeskList
        caption={t('title')}
        list={list}
        rowsOf={(page) => page.producers}
        rowKey={({ user_id }) => user_id}
        columns={columns}
        filters={<ProducerFilters key={cleared} filter={filter} onChange={setFilter} />}
        onClear={isFiltered(filter) ? clear : null}
        empty={{ title: t('none'), text: t('none_text') }}
      />
    </Page>
  )
}
