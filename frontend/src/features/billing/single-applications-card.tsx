import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useTenderSummaries } from '../../lib/tenders/use-tender-summaries.ts'
import { Card } from '../../ui/card.tsx'
import styles from './billing-section.module.css'

/** Single applications that were bought: each opens its tender and its form. */
export function SingleApplicationsCard({ tenderIds }: { readonly tenderIds: readonly TenderId[] }) {
  const { t } = useTranslation('billing')
  const tenders = useTenderSummaries(tenderIds)
  return (
    <Card title={t('singles.title')}>
      <p>{t('singles.text')}</p>
      <ul className={styles.list}>
        {tenderIds.map((id) => (
          <li key={id}>
            <LocaleLink to={`/tender-application/${id}`}>
              {tenders.get(id)?.title ?? t('payments.tender', { id })}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </Card>
  )
}
