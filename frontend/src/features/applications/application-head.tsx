import { useTranslation } from 'react-i18next'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import { AddToCalendar } from '../../lib/tenders/add-to-calendar.tsx'
import { TenderDeadline } from '../../lib/tenders/tender-deadline.tsx'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import styles from './application-head.module.css'

/** Which tender it is for, and until when. */
export function ApplicationHead({ tender }: { readonly tender: TenderSummary }) {
  const { t } = useTranslation('applications')
  return (
    <div className={styles.head}>
      <Breadcrumbs
        trail={[
          { label: t('overview.title'), to: '/tender-applications' },
          { label: t('form.title') },
        ]}
      />
      <div className={styles.tender}>
        <TenderTitle tender={tender} />
        <div className={styles.when}>
          <TenderDeadline tender={tender} />
          <AddToCalendar tender={tender} />
        </div>
      </div>
    </div>
  )
}
