import { useTranslation } from 'react-i18next'
import type { Payment } from '#domain/billing/payment.ts'
import { useFormat } from '../../lib/use-format.ts'

export interface PaidAmountProps {
  readonly payment: Pick<Payment, 'net' | 'total' | 'tax' | 'is_reverse_charge'>
}

/** What was paid, with a word on its tax only where the payment provider gave one. */
export function PaidAmount({ payment }: PaidAmountProps) {
  const { t } = useTranslation('billing')
  const { money } = useFormat()
  const { net, total, tax, is_reverse_charge } = payment
  if (total === null) return t('success.net', { amount: money(net) })
  const amount = money(total)
  if (is_reverse_charge) return t('success.reverse_charge', { amount })
  return tax !== null && tax.amount_minor > 0 ? t('success.taxed', { amount }) : amount
}
