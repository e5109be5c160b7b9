import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { MarketForm } from './market-form.tsx'
import styles from './markets.module.css'

export function MarketSettings() {
  const { t } = useTranslation('desk-settings')
  const { data, error, refetch } = useQuery({
    queryKey: ['listMarkets'],
    queryFn: ({ signal }) => callApi('listMarkets', { signal }),
  })
  return (
    <Card title={t('markets.title')}>
      <p>{t('markets.lead')}</p>
      {error && <ApiFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton awaits="markets" lines={6} />}
      <div className={styles.markets}>
        {data?.markets.map((market) => (
          <MarketForm key={market.market} saved={market} />
        ))}
      </div>
    </Card>
  )
}
