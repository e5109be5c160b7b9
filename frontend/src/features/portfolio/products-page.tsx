import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { ProductsToComplete } from '../../lib/matching/products-to-complete.tsx'
import { useAddressState } from '../../lib/use-address-state.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { ProductTable } from './product-table.tsx'
import styles from './products-page.module.css'
import { type ProductFilter, useProducts } from './use-products.ts'

const parseFilter = (search: URLSearchParams): ProductFilter => ({
  text: search.get('text') ?? '',
  upload: search.get('upload') ?? '',
})
const filterSearch = (filter: ProductFilter) =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== ''))

/** `/products`: everything read or typed in, to search, correct and delete. */
export function ProductsPage() {
  const { t } = useTranslation('portfolio')
  const [filter, setFilter] = useAddressState(parseFilter, filterSearch)
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
      {filter.upload !== '' && (
        <Notice
          action={
            <Button onClick={() => setFilter({ upload: '' })}>{t('products.allFiles')}</Button>
          }
        >
          {t('products.fromFile')}
        </Notice>
      )}
      <ProductsToComplete />
      <SearchField text={filter.text} onSearch={(text) => setFilter({ text })} />
      <ProductList filter={filter} onClear={() => setFilter({ text: '' })} />
    </Page>
  )
}

const typingPauseMs = 300

function SearchField(props: { readonly text: string; readonly onSearch: (text: string) => void }) {
  const { t } = useTranslation('portfolio')
  const { text, onSearch } = props
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  useEffect(() => {
    if (typed === text) return
    const timer = setTimeout(() => onSearch(typed), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed, text, onSearch])
  return (
    <search className={styles.search}>
      <TextField
        type="search"
        label={t('products.search')}
        hint={t('products.searchHint')}
        value={typed}
        onChange={setTyped}
        maxLength={200}
        autoComplete="off"
      />
    </search>
  )
}

function ProductList(props: { readonly filter: ProductFilter; readonly onClear: () => void }) {
  const { t } = useTranslation('portfolio')
  const { filter, onClear } = props
  const list = useProducts(filter)
  if (list.isPending) return <Skeleton lines={12} />
  if (list.data === undefined) {
    return (
      <ApiFailure
        error={list.error}
        title={t('products.failed')}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const products = list.data.pages.flatMap((page) => page.products)
  const total = list.data.pages[0]?.total ?? products.length
  if (products.length === 0) return <NoProducts filter={filter} onClear={onClear} />
  return (
    <section className={styles.list} aria-busy={list.isPlaceholderData}>
      <p role="status">{t('products.total', { count: total })}</p>
      <ProductTable products={products} />
      <ListPager list={list} />
    </section>
  )
}

function NoProducts(props: { readonly filter: ProductFilter; readonly onClear: () => void }) {
  const { t } = useTranslation('portfolio')
  if (props.filter.text !== '') {
    return (
      <EmptyState
        title={t('products.noneFoundTitle')}
        action={<Button onClick={props.onClear}>{t('products.clearSearch')}</Button>}
      >
        <p>{t('products.noneFoundText')}</p>
      </EmptyState>
    )
  }
  if (props.filter.upload !== '') {
    return (
      <EmptyState title={t('products.noneOfFileTitle')}>
        <p>{t('products.noneOfFileText')}</p>
      </EmptyState>
    )
  }
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
