import { useTranslation } from 'react-i18next'
import { applicationFee } from '#domain/billing/application-fee.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import { useBilling } from '../../lib/payments/use-billing.ts'
import { useFormat } from '../../lib/use-format.ts'

/** What a submission will cost, said before it is asked; nothing where a single application is paid. */
export function CostBefore({ tenderId }: { readonly tenderId: TenderId }) {
  const { t } = useTranslation('applications')
  const { fee } = useFormat()
  const { data } = useBilling()
  const isPaid = data?.single_tender_ids.includes(tenderId) ?? false
  return (
    <p>
      <strong>
        {isPaid ? t('review.cost_paid') : t('review.cost', { fee: fee(applicationFee) })}
      </strong>
    </p>
  )
}
