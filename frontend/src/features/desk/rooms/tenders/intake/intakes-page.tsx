import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { marketFacts } from '#domain/shared/market.ts'
import { isReread } from '#domain/tenders/plans/intake.ts'
import { marketOf } from '#domain/tenders/plans/plan-reading.ts'
import { LocaleLink } from '../../../../../i18n/locale-link.tsx'
import { type ApiOutput, callApi } from '../../../../../lib/api.ts'
import { byCursor } from '../../../../../lib/pages-of.ts'
import { useAddressState } from '../../../../../lib/use-address-state.ts'
import { useFormat } from '../../../../../lib/use-format.ts'
import { Breadcrumbs } from '../../../../../ui/breadcrumbs.tsx'
import type { Column } from '../../../../../ui/data-table.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { DeskList } from '../../../list/desk-list.tsx'
import { sortedBy } from '../../../list/sorting.ts'
import { ViewBar } from '../../../views/view-bar.tsx'
import { BringPlan } from './bring-plan.tsx'
import { filterSearch, intakeCsv, intakeSorts, parseFilter } from './intake-list.ts'
import { useIntakeName } from './intake-name.ts'
import { RereadStored } from './reread-stored.tsx'

type Listed = ApiOutput<'listIntakes'>['intakes'][number]

/** `/admin/tenders/intake`: bring a plan, and those that were brought. */
export function IntakesPage() {
  const { t } = useTranslation('desk-tenders')
  return (
    <Page
      width="wide"
      title={t('intakes.title')}
      lead={t('intakes.lead')}
      above={
        <Breadcrumbs
          trail={[
            { label: t('desk'), to: '/admin' },
            { label: t('tenders.title'), to: '/admin/tenders' },
            { label: t('intakes.title') },
          ]}
        />
      }
    >
      <BringPlan />
      <RereadStored />
      <ViewBar list="plans" />
      <Brought />
    </Page>
  )
}

function Brought() {
  const { t } = useTranslation('desk-tenders')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch)
  const query = { sort: filter.sort }
  const list = useInfiniteQuery({
    queryKey: ['listIntakes', query],
    queryFn: ({ pageParam, signal }) =>
      callApi('listIntakes', { query: { ...query, cursor: pageParam }, signal }),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
  const columns = useColumns()
  return (
    <DeskList
      caption={t('intakes.brought')}
      list={list}
      rowsOf={(page) => page.intakes}
      rowKey={({ intake_id }) => intake_id}
      columns={columns}
      csv={{ name: 'plans', make: () => intakeCsv(query) }}
      {...sortedBy(intakeSorts, filter.sort, (sort) => setFilter({ sort }))}
      onClear={null}
      empty={{ title: t('intakes.none'), text: t('intakes.none_text') }}
    />
  )
}

function useColumns(): Column<Listed>[] {
  const { t } = useTranslation('desk-tenders')
  const { instant } = useFormat()
  const nameOf = useIntakeName()
  return [
    {
      key: 'file',
      header: t('intakes.file'),
      isRowHeader: true,
      cell: (intake) => (
        <LocaleLink to={`/admin/tenders/intake/${intake.intake_id}`}>{nameOf(intake)}</LocaleLink>
      ),
    },
    {
      key: 'source',
      header: t('intakes.source'),
      cell: ({ source }) => source && marketFacts[marketOf[source]].monopoly,
    },
    { key: 'status', header: t('intakes.status'), cell: ({ status }) => t(`status.${status}`) },
    {
      key: 'rows',
      header: t('intakes.rows'),
      cell: (intake) =>
        intake.status === 'read' &&
        t(isReread(intake) ? 'compared_again' : 'compared', intake.counts),
    },
    {
      key: 'brought',
      isSortable: true,
      header: t('intakes.brought_at'),
      cell: ({ brought_at }) => instant(brought_at),
    },
  ]
}
