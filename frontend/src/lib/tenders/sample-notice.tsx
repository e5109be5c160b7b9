import { useTranslation } from 'react-i18next'
import { isWebAddress } from '#domain/shared/web-address.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { Badge } from '../../ui/badge.tsx'
import { Notice } from '../../ui/notice.tsx'

type SampleOf = Pick<TenderSummary, 'sample'>

export function SampleBadge({ tender }: { readonly tender: SampleOf }) {
  const { t } = useTranslation('vocabulary')
  return tender.sample === null ? null : <Badge tone="info">{t('sample.badge')}</Badge>
}

/** Says that a tender is sample data, what was changed, and where it was really published. */
export function SampleNotice({
  tender,
}: {
  readonly tender: SampleOf & Pick<TenderSummary, 'source'>
}) {
  const { t } = useTranslation('vocabulary')
  if (tender.sample === null) return null
  const weeks = tender.sample.dates_moved_by_weeks
  return (
    <Notice title={t('sample.badge')}>
      <p>
        {t('sample.explain')}{' '}
        {weeks === 0 ? t('sample.unmoved') : t('sample.moved', { count: weeks })}{' '}
        {isWebAddress(tender.source) && (
          <a href={tender.source} target="_blank" rel="noreferrer">
            {t('sample.source')}
          </a>
        )}
      </p>
    </Notice>
  )
}
