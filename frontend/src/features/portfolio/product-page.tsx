import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import type { Product } from '#domain/portfolio/product.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { productName } from '../../lib/products/product-name.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProductForm } from './product-form.tsx'
import { useProduct } from './use-product.ts'

export interface ProductPageProps {
  /** The tenders that a product fits. */
  readonly matches: (productId: ProductId) => ReactNode
}

/** `/products/:productId`: the tenders that a product fits, and all its facts, to correct. */
export function ProductPage({ matches }: ProductPageProps) {
  const { t } = useTranslation('portfolio')
  const { productId = '' } = useParams()
  const { data, error, isPending, refetch } = useProduct(productId)
  if (data !== undefined)
    return <CorrectProduct key={data.product_id} product={data} matches={matches} />
  return (
    <Page title={t('form.titleCorrect')}>
      {isPending && <Skeleton awaits="product" lines={12} />}
      {error !== null && errorCodeOf(error) === 'not_found' && <NoSuchProduct />}
      {error !== null && errorCodeOf(error) !== 'not_found' && (
        <ApiFailure error={error} title={t('products.failed')} onRetry={() => void refetch()} />
      )}
    </Page>
  )
}

/** `/products/new`: a product typed in by hand. */
export function NewProductPage() {
  const { t } = useTranslation('portfolio')
  return (
    <Page
      title={t('form.titleAdd')}
      lead={t('form.lead')}
      above={<Trail name={t('form.titleAdd')} />}
    >
      <ProductForm product={null} />
    </Page>
  )
}

function CorrectProduct({ product, matches }: ProductPageProps & { readonly product: Product }) {
  const { t } = useTranslation('portfolio')
  const name = productName(product.facts)
  const origin = product.row === null ? t('form.byHand') : t('form.origin', { row: product.row })
  return (
    <Page title={name} lead={`${origin}. ${t('form.lead')}`} above={<Trail name={name} />}>
      {matches(product.product_id)}
      <ProductForm product={product} />
    </Page>
  )
}

function Trail({ name }: { readonly name: string }) {
  const { t } = useTranslation('portfolio')
  return <Breadcrumbs trail={[{ label: t('products.title'), to: '/products' }, { label: name }]} />
}

function NoSuchProduct() {
  const { t } = useTranslation('portfolio')
  return (
    <EmptyState
      title={t('form.notFoundTitle')}
      action={
        <LinkButton variant="primary" to="/products">
          {t('form.back')}
        </LinkButton>
      }
    >
      <p>{t('form.notFoundText')}</p>
    </EmptyState>
  )
}
