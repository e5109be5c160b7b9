import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { marketFacts } from '#domain/shared/market.ts'
import { isReread } from '#domain/tenders/plans/intake.ts'
import { marketOf } from '#domain/tenders/plans/plan-reading.ts'
import { LocaleLink } from '../../../../../i18n/locale-link.tsx'
import { type ApiOutput, callApi } from '../../../../../lib/api.ts'
import { ApiFailure } from '../../../../../lib/api-failure.tsx'
import { ListPager } from '../../../../../lib/list-pager.tsx'
import { byCursor } from '../../../../../lib/pages-of.ts'
import { useFormat } from '../../../../../lib/use-format.ts'
import { Breadcrumbs } from '../../../../../ui/breadcrumbs.tsx'
import { type Column, DataTable } from '../../../../../ui/data-table.tsx'
import { EmptyState } from '../../../../../ui/empty-state.tsx'
import { Page } from '../../../../../ui/page.tsx'
import { Skeleton } from '../../../../../ui/skeleton.tsx'
import { BringPlan } from './bring-plan.tsx'
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
      <Brought />
    </Page>
  )
}

function Brought() {
  const { t } = useTranslation('desk-tenders')
  const list = useInfiniteQuery({
    queryKey: ['listIntakes'],
    queryFn: ({ pageParam, signal }) =>
      callApi('listIntakes', { query: { cursor: pageParam }, signal }),
    ...byCursor,
  })
  const columns = useColumns()
  if (list.isError && list.data === undefined) {
    return (
      <ApiFailure
        error={list.error}
        title={t('intakes.failed')}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (list.data === undefined) return <Skeleton lines={6} />
  const intakes = list.data.pages.flatMap((page) => page.intakes)
  if (intakes.length === 0) {
    return (
      <EmptyState title={t('intakes.none')}>
        <p>{t('intakes.none_text')}</p>
      </EmptyState>
    )
  }
  return (
    <section aria-label={t('intakes.brought')}>
      <DataTable
        caption={t('intakes.brought')}
        columns={columns}
        rows={intakes}
        rowKey={({ intake_id }) => intake_id}
      />
      <ListPager list={list}>{t('intakes.shown', { count: intakes.length })}</ListPager>
    </section>
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
      header: t('intakes.brought_at'),
      cell: ({ brought_at }) => instant(brought_at),
    },
  ]
}
