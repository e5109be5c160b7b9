import { useTranslation } from 'react-i18next'
import { isOpen } from '#domain/tenders/is-open.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { publishedBeside } from '#domain/tenders/title-in.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLanguage } from '../../i18n/use-language.ts'
import { Badge } from '../../ui/badge.tsx'
import { DrinkMark } from '../../ui/drink/drink-mark.tsx'
import { PublishedWords } from './published-words.tsx'
import { SampleBadge } from './sample-notice.tsx'
import styles from './tender-title.module.css'
import { TitleWords } from './title-words.tsx'
import { useExpectedMarketStatus } from './use-markets.ts'

export interface TenderTitleProps {
  readonly tender: TenderSummary
  /** Default: the tender’s own page. */
  readonly to?: string
}

/** A tender in a list: its title as a link; market, reference and, where it says it otherwise, what was published below. */
export function TenderTitle({ tender, to = `/tenders/${tender.tender_id}` }: TenderTitleProps) {
  const { t } = useTranslation('vocabulary')
  const published = publishedBeside(tender, useLanguage())
  const market = useExpectedMarketStatus(tender.market)
  // what is over stays so when its market opens
  const isComing = market?.status === 'coming_soon' && isOpen(tender, new Date())
  return (
    <span className={styles.tender}>
      <LocaleLink to={to} className={styles.title}>
        <TitleWords tender={tender} />
      </LocaleLink>
      <span className={styles.more}>
        <DrinkMark category={tender.category} />
        <span>
          {t(`market.${tender.market}`)}
          {tender.reference !== null && ` \u00b7 ${tender.reference}`}
        </span>
        {isComing && <Badge>{t('marketState.coming_soon')}</Badge>}
        <SampleBadge tender={tender} />
      </span>
      {published !== null && (
        <span className={styles.published}>
          <PublishedWords>{published}</PublishedWords>
        </span>
      )}
    </span>
  )
}
