import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { SampleBadge } from '../../lib/tenders/sample-notice.tsx'
import { TitleWords } from '../../lib/tenders/title-words.tsx'

export interface TenderLinksProps {
  readonly tenderIds: readonly TenderId[]
  /** As far as they are loaded; the others are named by their number. */
  readonly tenders: ReadonlyMap<number, TenderSummary>
  readonly className: string | undefined
}

/** Tenders that were paid for: each opens its application. */
export function TenderLinks({ tenderIds, tenders, className }: TenderLinksProps) {
  const { t } = useTranslation('billing')
  return (
    <ul className={className}>
      {tenderIds.map((id) => {
        const tender = tenders.get(id)
        return (
          <li key={id}>
            <LocaleLink to={`/tender-application/${id}`}>
              {tender ? <TitleWords tender={tender} /> : t('payments.tender', { id })}
            </LocaleLink>{' '}
            {tender && <SampleBadge tender={tender} />}
          </li>
        )
      })}
    </ul>
  )
}
