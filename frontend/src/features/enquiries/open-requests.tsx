import { useInfiniteQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { PrivateSaleId } from '#domain/shared/ids.ts'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { byCursor } from '../../lib/pages-of.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import about from './about-page.module.css'
import { OpenRequest } from './open-request.tsx'
import styles from './open-requests.module.css'
import { privateSalesKey } from './private-sales.ts'

export interface OpenRequestsProps {
  /** The one that the reader came for: it stands first and is gone to. */
  readonly wanted: PrivateSaleId | undefined
}

/** The requests that a producer with the Access plan may answer. */
export function OpenRequests({ wanted }: OpenRequestsProps) {
  const { t } = useTranslation('enquiries')
  const list = useInfiniteQuery({
    queryKey: [...privateSalesKey, wanted ?? null],
    queryFn: ({ pageParam, signal }) =>
      callApi('listPrivateSales', {
        query: { cursor: pageParam, limit: 20, first: wanted },
        signal,
      }),
    ...byCursor,
  })
  if (list.isPending) return <Skeleton awaits="requests" lines={8} />
  if (list.data === undefined) {
    return <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
  }
  const sales = list.data.pages.flatMap((page) => page.private_sales)
  const hasNoProducts = list.data.pages[0]?.product_count === 0
  const upload = <LinkButton to="/upload-portfolio">{t('open.upload')}</LinkButton>
  const isClosed = wanted !== undefined && sales[0]?.enquiry_id !== wanted
  const closed = isClosed && (
    <GoneTo>
      <Notice title={t('open.closed')}>{t('open.closed_text')}</Notice>
    </GoneTo>
  )
  if (sales.length === 0) {
    return (
      <>
        {closed}
        <EmptyState title={t('open.none')} action={hasNoProducts ? upload : undefined}>
          <p>{t('open.none_text')}</p>
        </EmptyState>
      </>
    )
  }
  return (
    <>
      {closed}
      <p className={about.lead}>{t('open.lead')}</p>
      {hasNoProducts && (
        <p>
          {t('open.no_products')} {upload}
        </p>
      )}
      <ul className={styles.requests}>
        {sales.map((sale) => (
          <li key={sale.enquiry_id}>
            {sale.enquiry_id === wanted ? (
              <GoneTo>
                <OpenRequest sale={sale} />
              </GoneTo>
            ) : (
              <OpenRequest sale={sale} />
            )}
          </li>
        ))}
      </ul>
      <ListPager list={list} />
    </>
  )
}

/** What the reader came for: the page goes there with its focus, so that it is also read out. */
function GoneTo({ children }: { readonly children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.focus({ preventScroll: true })
    place.current?.scrollIntoView()
  }, [])
  return (
    <div ref={place} className={styles.goneTo} tabIndex={-1}>
      {children}
    </div>
  )
}
