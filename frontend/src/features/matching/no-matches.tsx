import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { MatchFilter } from './match-filter.ts'
import { useMatchSummary } from './use-matches.ts'

/** Nothing to show: no products yet, still computing, or nothing in this view. */
export function NoMatches({
  filter,
  onShowAll,
}: {
  readonly filter: MatchFilter
  readonly onShowAll: () => void
}) {
  const { t } = useTranslation('matching')
  const { data } = useMatchSummary()
  if (data?.computing) return <Spinner label={t('computing.title')} />
  if (data?.product_count === 0) {
    return (
      <EmptyState
        title={t('empty.noProductsTitle')}
        action={
          <LinkButton variant="primary" to="/upload-portfolio">
            {t('empty.upload')}
          </LinkButton>
        }
      >
        <p>{t('empty.noProductsText')}</p>
      </EmptyState>
    )
  }
  if (filter.verdict === 'dismissed') {
    return (
      <EmptyState
        title={t('empty.noDismissedTitle')}
        action={<Button onClick={onShowAll}>{t('empty.showAll')}</Button>}
      >
        <p>{t('empty.noDismissedText')}</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={t('empty.noMatchTitle')}
      action={
        <>
          <Button onClick={onShowAll}>{t('empty.showAll')}</Button>
          <LinkButton to="/products/complete">{t('empty.products')}</LinkButton>
        </>
      }
    >
      <p>{t('empty.noMatchText')}</p>
    </EmptyState>
  )
}
