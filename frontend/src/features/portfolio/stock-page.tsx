import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { stockQuery } from '../../lib/products/use-stock.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { StockTable } from './stock-table.tsx'

/** `/products/stock`: what there is of the products that are offered, what is promised, what is free. */
export function StockPage() {
  const { t } = useTranslation('portfolio')
  const { data, error, isPending, refetch } = useQuery(stockQuery)
  return (
    <Page
      width="wide"
      title={t('stock.title')}
      lead={t('stock.lead')}
      above={
        <Breadcrumbs
          trail={[{ label: t('products.title'), to: '/products' }, { label: t('stock.title') }]}
        />
      }
    >
      {isPending && <Skeleton awaits="products" lines={8} />}
      {error !== null && (
        <ApiFailure error={error} title={t('stock.failed')} onRetry={() => void refetch()} />
      )}
      {data?.products.length === 0 && (
        <EmptyState
          title={t('stock.emptyTitle')}
          action={
            <LinkButton variant="primary" to="/matches">
              {t('stock.toMatches')}
            </LinkButton>
          }
        >
          <p>{t('stock.emptyText')}</p>
        </EmptyState>
      )}
      {data !== undefined && data.products.length > 0 && <StockTable products={data.products} />}
    </Page>
  )
}
