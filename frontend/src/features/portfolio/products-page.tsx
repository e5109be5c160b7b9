import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ProductsToComplete } from '../../lib/matching/products-to-complete.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { rowOf } from './grid/grid-row.ts'
import { GridWorkLine } from './grid/grid-work-line.tsx'
import { ProductsWork } from './grid/products-work.tsx'
import { useGridWork } from './grid/use-grid-work.ts'
import { useProductLines } from './grid/use-product-lines.ts'

/** `/products`: everything read or typed in, to search, correct and delete. */
export function ProductsPage() {
  const { t } = useTranslation('portfolio')
  return (
    <Page
      width="wide"
      title={t('products.title')}
      lead={t('products.lead')}
      actions={
        <>
          <LinkButton to="/products/stock">{t('stock.open')}</LinkButton>
          <LinkButton to="/products/new">{t('products.add')}</LinkButton>
          <LinkButton to="/upload-portfolio">{t('section.uploadMore')}</LinkButton>
        </>
      }
    >
      <ProductsToComplete />
      <ProductList />
    </Page>
  )
}

function ProductList() {
  const { t } = useTranslation('portfolio')
  const list = useProductLines()
  // here, so that also the deletion of all can be undone
  const grid = useGridWork()
  const rows = useMemo(
    () => list.data?.pages.flatMap(({ lines }) => lines.map(rowOf)) ?? [],
    [list.data],
  )
  if (list.isPending) return <Skeleton awaits="products" lines={12} />
  if (list.data === undefined) {
    return (
      <ApiFailure
        error={list.error}
        title={t('products.failed')}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (rows.length > 0) return <ProductsWork rows={rows} list={list} grid={grid} />
  return (
    <>
      <GridWorkLine work={grid.work} />
      <NoProducts />
    </>
  )
}

function NoProducts() {
  const { t } = useTranslation('portfolio')
  return (
    <EmptyState
      title={t('products.emptyTitle')}
      action={
        <>
          <LinkButton variant="primary" to="/upload-portfolio">
            {t('section.upload')}
          </LinkButton>
          <LinkButton to="/products/new">{t('products.add')}</LinkButton>
        </>
      }
    >
      <p>{t('products.emptyText')}</p>
    </EmptyState>
  )
}
