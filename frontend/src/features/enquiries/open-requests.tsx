import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './about-page.module.css'
import { OpenRequest } from './open-request.tsx'
import list from './open-requests.module.css'
import { privateSalesKey } from './private-sales.ts'

/** The requests that a producer with the Access plan may answer. */
export function OpenRequests() {
  const { t } = useTranslation('enquiries')
  const { data, error, refetch } = useQuery({
    queryKey: privateSalesKey,
    queryFn: ({ signal }) => callApi('listPrivateSales', { signal }),
  })
  if (error) return <ApiFailure error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <Skeleton lines={8} />
  const upload = <LinkButton to="/upload-portfolio">{t('open.upload')}</LinkButton>
  if (data.private_sales.length === 0) {
    return (
      <EmptyState title={t('open.none')} action={data.product_count === 0 ? upload : undefined}>
        <p>{t('open.none_text')}</p>
      </EmptyState>
    )
  }
  return (
    <>
      <p className={styles.lead}>{t('open.lead', { count: data.private_sales.length })}</p>
      {data.product_count === 0 && (
        <p>
          {t('open.no_products')} {upload}
        </p>
      )}
      <ul className={list.requests}>
        {data.private_sales.map((sale) => (
          <li key={sale.enquiry_id}>
            <OpenRequest sale={sale} />
          </li>
        ))}
      </ul>
    </>
  )
}
