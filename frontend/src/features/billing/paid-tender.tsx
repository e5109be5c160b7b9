import { useTranslation } from 'react-i18next'
import type { ApplicationStatus } from '#domain/applications/application.ts'
import type { PaymentPurpose } from '#domain/billing/payment-status.ts'
import type { ProductId, TenderId } from '#domain/shared/ids.ts'
import { applyPath } from '../../lib/applications/use-apply-way.ts'
import { lookedAtIn } from '../../lib/matching/use-looked-at-product.ts'
import { keptPurchase } from '../../lib/payments/purchase-intent.ts'
import { TenderTitle } from '../../lib/tenders/tender-title.tsx'
import { useTenderSummary } from '../../lib/tenders/use-tender-summary.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

export interface PaidTenderProps {
  readonly tenderId: TenderId
  readonly purpose: PaymentPurpose
  /** Of its application, as the server says now; null while that is not known. */
  readonly status: ApplicationStatus | null
  readonly isRefunded: boolean
}

/** One tender of a payment and what is confirmed of it. */
export function PaidTender({ tenderId, purpose, status, isRefunded }: PaidTenderProps) {
  const { t } = useTranslation('billing')
  const { data: tender } = useTenderSummary(tenderId)
  const isSent = status === 'SUBMITTED' || status === 'PAID'
  return (
    <li>
      {tender === undefined ? (
        <span>{t('payments.tender', { id: tenderId })}</span>
      ) : (
        <TenderTitle tender={tender} />
      )}
      {status === 'PAID' && <Badge tone="success">{t('success.is_paid')}</Badge>}
      {status !== 'PAID' && purpose === 'application_fees' && !isRefunded && (
        <Badge>{t('success.being_entered')}</Badge>
      )}
      {purpose === 'single_application' && !isSent && !isRefunded && (
        <LinkButton
          variant="primary"
          size="small"
          to={applyPath(tenderId, lookedAtBefore(tenderId))}
        >
          {t('success.start')}
        </LinkButton>
      )}
    </li>
  )
}

/** The product on the page that the payment began on, so that the application begins with it. */
function lookedAtBefore(tenderId: TenderId): ProductId | null {
  const kept = keptPurchase.get()
  if (!kept?.purchase.tender_ids.includes(tenderId)) return null
  return lookedAtIn(kept.path.split('?')[1] ?? '')
}
