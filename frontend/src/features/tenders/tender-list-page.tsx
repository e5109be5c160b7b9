import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useTenderSelection } from '../../lib/applications/use-tender-selection.ts'
import { ListPager } from '../../lib/list-pager.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ComingSoonNotice } from './coming-soon-notice.tsx'
import { SearchBar } from './searches/search-bar.tsx'
import { countFilters, noFilter } from './tender-filter.ts'
import { TenderFilterForm } from './tender-filter-form.tsx'
import styles from './tender-list-page.module.css'
import { TenderTable } from './tender-table.tsx'
import { useTenderFilter } from './use-tender-filter.ts'
import { useTenders } from './use-tenders.ts'

/** `/tenders`: what the monopolies ask for, for everyone. */
export function TenderListPage() {
  const { t } = useTranslation('tenders')
  const { filter, setFilter } = useTenderFilter()
  const { count } = useTenderSelection()
  return (
    <Page
      width="wide"
      title={t('list.title')}
      lead={t('list.lead')}
      actions={
        count > 0 && (
          <>
            <span className={styles.selected}>{t('list.selectedCount', { count })}</span>
            <LinkButton to="/tender-applications">{t('list.toApplications')}</LinkButton>
          </>
        )
      }
    >
      <ComingSoonNotice />
      <TenderFilterForm filter={filter} onChange={setFilter} />
      <SearchBar filter={filter} />
      <TenderList />
    </Page>
  )
}

function TenderList() {
  const { t } = useTranslation('tenders')
  const { filter, setFilter } = useTenderFilter()
  const list = useTenders(filter)
  // the first fifty rows are drawn in slices: the page keeps answering meanwhile
  const hasCome = useDeferredValue(list.data !== undefined)
  if (list.isError && list.data === undefined) {
    return (
      <ApiFailure error={list.error} title={t('list.failed')} onRetry={() => void list.refetch()} />
    )
  }
  if (!hasCome || list.data === undefined) return <Skeleton awaits="tenders" lines={12} />
  const tenders = list.data.pages.flatMap((page) => page.tenders)
  if (tenders.length === 0) {
    const isFiltered = countFilters(filter) > 0
    return (
      <EmptyState
        title={t(isFiltered ? 'list.emptyTitle' : 'list.noneTitle')}
        action={
          isFiltered ? (
            <Button onClick={() => setFilter(noFilter)}>{t('filter.clear')}</Button>
          ) : (
            <Button onClick={() => setFilter({ state: 'all' })}>{t('filter.states.all')}</Button>
          )
        }
      >
        <p>{t(isFiltered ? 'list.emptyText' : 'list.noneText')}</p>
      </EmptyState>
    )
  }
  return (
    <section className={styles.list} aria-busy={list.isPlaceholderData}>
      <TenderTable tenders={tenders} sort={filter.sort} onSort={(sort) => setFilter({ sort })} />
      <ListPager list={list}>{t('list.shown', { count: tenders.length })}</ListPager>
    </section>
  )
}
