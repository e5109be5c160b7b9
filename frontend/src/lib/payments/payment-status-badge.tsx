import { useTranslation } from 'react-i18next'
import type { PaymentStatus } from '#domain/billing/payment-status.ts'
import { Badge } from '../../ui/badge.tsx'

const tones = {
  open: 'neutral',
  processing: 'info',
  paid: 'success',
  failed: 'warning',
  expired: 'neutral',
  partly_refunded: 'info',
  disputed: 'warning',
  refunded: 'neutral',
} as const satisfies Record<PaymentStatus, string>

export function PaymentStatusBadge({ status }: { readonly status: PaymentStatus }) {
  const { t } = useTranslation('billing')
  return <Badge tone={tones[status]}>{t(`payment_status.${status}`)}</Badge>
}
