import { useTranslation } from 'react-i18next'
import type { ApiOutput } from '../../../../lib/api.ts'
import { TenderDeadline } from '../../../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../../../lib/tenders/tender-title.tsx'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { useSettled } from '../../../../lib/use-settled.ts'
import type { Column } from '../../../../ui/data-table.tsx'
import { Page } from '../../../../ui/page.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { sortedBy } from '../../list/sorting.ts'
import { ViewBar } from '../../views/view-bar.tsx'
import { tenderCsv } from '../tenders/tenders/tender-csv.ts'
import {
  filterSearch,
  isFiltered,
  noFilter,
  parseFilter,
  queryOf,
  sortIn,
  tenderSorts,
} from '../tenders/tenders/tender-filter.ts'
import { TenderFilters } from '../tenders/tenders/tender-filters.tsx'
import { useTenderFit } from '../tenders/tenders/use-tender-fit.ts'
import { useTenderList } from '../tenders/tenders/use-tender-list.ts'

type Listed = ApiOutput<'listDeskTenders'>['tenders'][number]

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin/matching`: the open tenders, with how many products of all producers fit each. */
export function MatchingPage() {
  const { t } = useTranslation('desk-matching')
  const [address, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  // nobody is asked for what is closed
  const filter = { ...address, state: 'open' } as const
  const [text] = useSettled(filter.text)
  const query = queryOf({ ...filter, text })
  const list = useTenderList(query)
  const columns = useColumns(list.data?.pages ?? [])
  return (
    <Page width="wide" title={t('title')} lead={t('lead')}>
      <ViewBar list="matching" />
      <DeskList
        caption={t('title')}
        list={list}
        rowsOf={(page) => page.tenders}
        rowKey={({ tender_id }) => tender_id}
        columns={columns}
        csv={{ name: 'open-tenders', make: () => tenderCsv(query) }}
        {...sortedBy(tenderSorts, sortIn(filter), (sort) => setFilter({ sort }))}
        filters={<TenderFilters filter={filter} onChange={setFilter} hasStates={false} />}
        onClear={isFiltered(address) ? () => setFilter(noFilter) : null}
        empty={{ title: t('none'), text: t('none_text') }}
      />
    </Page>
  )
}

function useColumns(pages: readonly ApiOutput<'listDeskTenders'>[]): Column<Listed>[] {
  const { t } = useTranslation('desk-matching')
  const { number } = useFormat()
  const fitOf = useTenderFit(pages)
  return [
    {
      key: 'tender',
      header: t('tender'),
      isRowHeader: true,
      cell: (tender) => <TenderTitle tender={tender} to={`/admin/matching/${tender.tender_id}`} />,
    },
    {
      key: 'deadline',
      isSortable: true,
      header: t('deadline'),
      cell: (tender) => <TenderDeadline tender={tender} />,
    },
    {
      key: 'fit',
      header: t('fitting'),
      align: 'end',
      cell: (tender) => {
        const fit = fitOf(tender)
        return fit === undefined ? t('counting') : fit && number(fit)
      },
    },
  ]
}
