import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../../i18n/locale-link.tsx'
import { ApiFailure } from '../../../lib/api-failure.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { SavedSearchCard } from './saved-search-card.tsx'
import styles from './saved-searches-page.module.css'
import { useSearches } from './use-searches.ts'

/** `/saved-searches`: what of the tenders the user looks for. */
export function SavedSearchesPage() {
  const { t } = useTranslation('searches')
  const { t: tenders } = useTranslation('tenders')
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      above={
        <Breadcrumbs
          trail={[{ label: tenders('list.title'), to: '/tenders' }, { label: t('title') }]}
        />
      }
      actions={<LinkButton to="/tenders">{t('to_tenders')}</LinkButton>}
    >
      <SearchList />
    </Page>
  )
}

function SearchList() {
  const { t } = useTranslation('searches')
  const list = useSearches()
  if (list.isPending) return <Skeleton awaits="searches" lines={8} />
  if (list.data === undefined) {
    return <ApiFailure error={list.error} title={t('failed')} onRetry={() => void list.refetch()} />
  }
  const { searches } = list.data
  if (searches.length === 0) {
    return (
      <EmptyState
        title={t('none')}
        action={
          <LinkButton variant="primary" to="/tenders">
            {t('to_tenders')}
          </LinkButton>
        }
      >
        <p>{t('none_text')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <p>
        <LocaleLink to="/profile?section=mail">{t('settings')}</LocaleLink>
      </p>
      <ul className={styles.list}>
        {searches.map((search) => (
          <SavedSearchCard key={search.search_id} search={search} />
        ))}
      </ul>
    </>
  )
}
