import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { useProductsToComplete } from '../../lib/matching/use-products-to-complete.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import styles from './complete-page.module.css'
import { CompleteProduct } from './complete-product.tsx'

/** `/products/complete`: what keeps products from being compared, to be filled in one after the other. */
export function CompletePage() {
  const { t } = useTranslation('matching')
  const { t: products } = useTranslation('portfolio')
  const trail = [
    { label: products('products.title'), to: '/products' },
    { label: t('complete.title') },
  ]
  return (
    <Page
      title={t('complete.title')}
      lead={t('complete.lead')}
      above={<Breadcrumbs trail={trail} />}
    >
      <Tasks />
    </Page>
  )
}

function Tasks() {
  const { t } = useTranslation('matching')
  const list = useProductsToComplete()
  const [opened, setOpened] = useState<string | null>(null)
  if (list.isPending) return <Skeleton awaits="products" lines={10} />
  if (list.data === undefined) {
    return (
      <ApiFailure
        error={list.error}
        title={t('complete.failed')}
        onRetry={() => void list.refetch()}
      />
    )
  }
  const rows = list.data.pages.flatMap((page) => page.rows)
  const [first] = list.data.pages
  if (first === undefined || rows.length === 0) {
    return first?.computing ? <Spinner label={t('computing.title')} /> : <NothingToComplete />
  }
  // one form at a time, the first one to begin with
  const shown = rows.some(({ product }) => product.product_id === opened)
    ? opened
    : rows[0]?.product.product_id
  return (
    <section className={styles.list} aria-label={t('complete.title')}>
      <p role="status">
        {t(first.is_whole ? 'complete.total' : 'complete.atLeast', { count: first.total })}
      </p>
      <p className={styles.soft}>{t('complete.means')}</p>
      <ul className={styles.tasks}>
        {rows.map((task) => (
          <CompleteProduct
            key={`${task.product.product_id} ${task.product.version}`}
            task={task}
            isOpen={task.product.product_id === shown}
            onOpen={() => setOpened(task.product.product_id)}
          />
        ))}
      </ul>
      <ListPager list={list} />
    </section>
  )
}

function NothingToComplete() {
  const { t } = useTranslation('matching')
  return (
    <EmptyState
      title={t('complete.doneTitle')}
      action={
        <LinkButton variant="primary" to="/matches">
          {t('complete.seeMatches')}
        </LinkButton>
      }
    >
      <p>{t('complete.doneText')}</p>
    </EmptyState>
  )
}
