import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import { useTenderSummaries } from '../../lib/tenders/use-tender-summaries.ts'
import { Card } from '../../ui/card.tsx'
import styles from './billing-section.module.css'
import { TenderLinks } from './tender-links.tsx'

/** Single applications that were bought: each opens its tender and its form. */
export function SingleApplicationsCard({ tenderIds }: { readonly tenderIds: readonly TenderId[] }) {
  const { t } = useTranslation('billing')
  const tenders = useTenderSummaries(tenderIds)
  return (
    <Card title={t('singles.title')}>
      <p>{t('singles.text')}</p>
      <TenderLinks tenderIds={tenderIds} tenders={tenders} className={styles.list} />
    </Card>
  )
}
