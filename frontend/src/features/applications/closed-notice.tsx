import { useTranslation } from 'react-i18next'
import type { Market } from '#domain/shared/market.ts'
import { useMarketStatus } from '../../lib/tenders/use-markets.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'

export interface ClosedNoticeProps {
  readonly because: 'market_not_open' | 'deadline_passed' | null
  readonly market: Market
}

/** Why an application cannot be submitted now, and from when it can. */
export function ClosedNotice({ because, market }: ClosedNoticeProps) {
  const { t } = useTranslation('applications')
  const { t: word } = useTranslation('vocabulary')
  const { date } = useFormat()
  const opensOn = useMarketStatus(market)?.opens_on ?? null
  if (because === null) return null
  if (because === 'deadline_passed') return <Notice tone="warning">{t('closed.deadline')}</Notice>
  return (
    <Notice tone="warning">
      {t('closed.market', { market: word(`market.${market}`) })}{' '}
      {opensOn === null
        ? t('closed.opensUnknown')
        : t('closed.opensOn', { date: date(opensOn, 'long') })}
    </Notice>
  )
}
