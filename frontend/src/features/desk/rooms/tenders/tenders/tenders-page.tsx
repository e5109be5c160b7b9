import { useTranslation } from 'react-i18next'
import { tenderState } from '#domain/tenders/tender-state.ts'
import type { ApiOutput } from '../../../../../lib/api.ts'
import { TenderDeadline } from '../../../../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../../../../lib/tenders/tender-title.tsx'
import { useAddressState } from '../../../../../lib/use-address-state.ts'
import { useFormat } from '../../../../../lib/use-format.ts'
import { useSettled } from '../../../../../lib/use-settled.ts'
import { Breadcrumbs } from '../../../../../ui/breadcrumbs.tsx'
import type { Column } from '../../../../../ui/data-table.tsx'
import { LinkButton } from '../../../../../ui/link-button.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { DeskList } from '../../../list/desk-list.tsx'
import { sortedBy } from '../../../list/sorting.ts'
import { ViewBar } from '../../../views/view-bar.tsx'
import { tenderCsv } from './tender-csv.ts'
import {
  filterSearch,
  isFiltered,
  noFilter,
  parseFilter,
  queryOf,
  sortIn,
  tenderSorts,
} from './tender-filter.ts'
import { TenderFilters } from './tender-filters.tsx'
import { useTenderFit } from './use-tender-fit.ts'
import { useTenderList } from './use-tender-list.ts'

type Listed = ApiOutput<'listDeskTenders'>['tenders'][number]

/** The way back undoes a filter. */
const oneStepEach = { preventScrollReset: true }

/** `/admin/tenders`: every tender that is stored, by its deadline. */
export function TendersPage() {
  const { t } = useTranslation('desk-tenders')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch, oneStepEach)
  const [text] = useSettled(filter.text)
  const query = queryOf({ ...filter, text })
  const list = useTenderList(query)
  const columns = useColumns(useTenderFit(list.data?.pages ?? []))
  return (
    <Page
      width="wide"
      title={t('tenders.title')}
      above={
        <Breadcrumbs trail={[{ label: t('desk'), to: '/admin' }, { label: t('tenders.title') }]} />
      }
      actions={<LinkButton to="/admin/tenders/intake">{t('tenders.bring')}</LinkButton>}
    >
      <ViewBar list="tenders" />
      <DeskList
        caption={t('tenders.title')}
        list={list}
        rowsOf={(page) => page.tenders}
        rowKey={({ tender_id }) => tender_id}
        columns={columns}
        csv={{ name: 'tenders', make: () => tenderCsv(query) }}
        {...sortedBy(tenderSorts, sortIn(filter), (sort) => setFilter({ sort }))}
        filters={<TenderFilters filter={filter} onChange={setFilter} hasStates />}
        onClear={isFiltered(filter) ? () => setFilter(noFilter) : null}
        empty={{ title: t('tenders.none'), text: t('tenders.none_text') }}
      />
    </Page>
  )
}

function useColumns(fitOf: (tender: Listed) => number | null | undefined): Column<Listed>[] {
  const { t } = useTranslation(['desk-tenders', 'tenders', 'vocabulary'])
  const { number } = useFormat()
  return [
    {
      key: 'tender',
      header: t('tenders:column.tender'),
      isRowHeader: true,
      cell: (tender) => <TenderTitle tender={tender} to={`/admin/tenders/${tender.tender_id}`} />,
    },
    { key: 'plan', header: t('tenders:field.plan'), cell: ({ plan }) => plan ?? null },
    {
      key: 'deadline',
      header: t('tenders:column.deadline'),
      isSortable: true,
      cell: (tender) => <TenderDeadline tender={tender} />,
    },
    {
      key: 'status',
      header: t('intakes.status'),
      cell: (tender) => t(`vocabulary:tenderState.${tenderState(tender, new Date())}`),
    },
    {
      key: 'unread',
      header: t('tenders.unread'),
      align: 'end',
      cell: ({ unread }) => unread > 0 && number(unread),
    },
    {
      key: 'fit',
      header: t('fit.title'),
      align: 'end',
      cell: (tender) => {
        const fit = fitOf(tender)
        if (fit === undefined) return '\u2026'
        return fit === null ? '\u2013' : number(fit)
      },
    },
    {
      key: 'version',
      header: t('tenders.version'),
      align: 'end',
      cell: ({ version }) => version ?? null,
    },
  ]
}
