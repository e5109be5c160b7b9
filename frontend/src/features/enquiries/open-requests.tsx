import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { byCursor } from '../../lib/pages-of.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import about from './about-page.module.css'
import { OpenRequest } from './open-request.tsx'
import styles from './open-requests.module.css'
import { privateSalesKey } from './private-sales.ts'

/** The requests that a producer with the Access plan may answer. */
export function OpenRequests() {
  const { t } = useTranslation('enquiries')
  const list = useInfiniteQuery({
    queryKey: privateSalesKey,
    queryFn: ({ pageParam, signal }) =>
      callApi('listPrivateSales', { query: { cursor: pageParam, limit: 20 }, signal }),
    ...byCursor,
  })
  if (list.isPending) return <Skeleton awaits="requests" lines={8} />
  if (list.data === undefined) {
    return <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
  }
  const sales = list.data.pages.flatMap((page) => page.private_sales)
  const hasNoProducts = list.data.pages[0]?.product_count === 0
  const upload = <LinkButton to="/upload-portfolio">{t('open.upload')}</LinkButton>
  if (sales.length === 0) {
    return (
      <EmptyState title={t('open.none')} action={hasNoProducts ? upload : undefined}>
        <p>{t('open.none_text')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <p className={about.lead}>{t('open.lead')}</p>
      {hasNoProducts && (
        <p>
          {t('open.no_products')} {upload}
        </p>
      )}
      <ul className={styles.requests}>
        {sales.map((sale) => (
          <li key={sale.enquiry_id}>
            <OpenRequest sale={sale} />
          </li>
        ))}
      </ul>
      <ListPager list={list} />
    </>
  )
}
