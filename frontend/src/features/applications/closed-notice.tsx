import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { PublishedWords } from '../../lib/tenders/published-words.tsx'
import { useMarketStatus } from '../../lib/tenders/use-markets.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'

export interface ClosedNoticeProps {
  readonly because: 'tender_withdrawn' | 'market_not_open' | 'deadline_passed' | null
  readonly tender: TenderSummary
}

/** Why an application cannot be submitted now, and from when it can. */
export function ClosedNotice({ because, tender }: ClosedNoticeProps) {
  const { t } = useTranslation('applications')
  const { t: word } = useTranslation('vocabulary')
  const { date } = useFormat()
  const { market } = tender
  const opensOn = useMarketStatus(market)?.opens_on ?? null
  if (because === null) return null
  if (because === 'tender_withdrawn') {
    return (
      <Notice tone="warning" title={t('closed.withdrawn')}>
        {tender.withdrawal_note ? (
          <p>
            <PublishedWords>{tender.withdrawal_note}</PublishedWords>
          </p>
        ) : null}
        <p>{t('closed.withdrawnFees')}</p>
      </Notice>
    )
  }
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
