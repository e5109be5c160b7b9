import { useTranslation } from 'react-i18next'
import { useAddressState } from '../../../../lib/use-address-state.ts'
import { useSettled } from '../../../../lib/use-settled.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { Page } from '../../../../ui/page.tsx'
import { DeskList } from '../../list/desk-list.tsx'
import { sortedBy } from '../../list/sorting.ts'
import { ViewBar } from '../../views/view-bar.tsx'
import { ApplicationBoard } from './application-board.tsx'
import { applicationCsv } from './application-csv.ts'
import {
  anything,
  applicationSorts,
  filterSearch,
  isFiltered,
  parseFilter,
  queryOf,
} from './application-filter.ts'
import { ApplicationFilters } from './application-filters.tsx'
import { useAllApplications } from './use-all-applications.ts'
import { useApplicationColumns } from './use-application-columns.tsx'

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin/applications`: every application that a producer began, by deadline; as a list or as a board. */
export function ApplicationsPage() {
  const { t } = useTranslation('desk-applications')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  const [text] = useSettled(filter.text)
  const settled = { ...filter, text }
  const query = queryOf(settled)
  const list = useAllApplications(query, filter.view === 'list')
  const columns = useApplicationColumns()
  const filters = <ApplicationFilters filter={filter} onChange={setFilter} />
  return (
    <Page width="wide" title={t('title')} lead={t('lead')}>
      <ViewBar list="applications" />
      {filter.view === 'board' ? (
        <ApplicationBoard filter={settled} filters={filters} />
      ) : (
        <>
          {list.data?.pages[0]?.names_left_out && (
            <Notice tone="info" title={t('names_left_out')} />
          )}
          <DeskList
            caption={t('title')}
            list={list}
            rowsOf={(page) => page.applications}
            rowKey={({ user_id, tender }) => `${user_id} ${tender.tender_id}`}
            columns={columns}
            csv={{ name: 'applications', make: () => applicationCsv(query) }}
            {...sortedBy(applicationSorts, filter.sort, (sort) => setFilter({ sort }))}
            filters={filters}
            onClear={isFiltered(filter) ? () => setFilter(anything) : null}
            empty={{ title: t('none'), text: t('none_text') }}
          />
        </>
      )}
    </Page>
  )
}
