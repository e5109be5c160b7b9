import { useTranslation } from 'react-i18next'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useBilling } from '../../lib/payments/use-billing.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import styles from './billing-section.module.css'
import { InvoicesCard } from './invoices-card.tsx'
import { PaymentsCard } from './payments-card.tsx'
import { PlanStateCard } from './plan-state-card.tsx'
import { SingleApplicationsCard } from './single-applications-card.tsx'

/** The plan, what was paid, and the receipts: a section of the profile. */
export function BillingSection() {
  const { t } = useTranslation('billing')
  const { data, error, refetch } = useBilling()
  if (data === undefined) {
    return error === null ? (
      <Skeleton awaits="plan" lines={8} />
    ) : (
      <ApiFailure error={error} title={t('section.failed')} onRetry={() => void refetch()} />
    )
  }
  return (
    <div className={styles.section}>
      <PlanStateCard billing={data} />
      {data.single_tender_ids.length > 0 && (
        <SingleApplicationsCard tenderIds={data.single_tender_ids} />
      )}
      <PaymentsCard />
      <InvoicesCard />
    </div>
  )
}
