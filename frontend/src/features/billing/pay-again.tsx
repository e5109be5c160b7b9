import { useTranslation } from 'react-i18next'
import { PaymentForm } from '../../lib/payments/payment-form.tsx'
import type { KeptPurchase } from '../../lib/payments/purchase-intent.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './outcome.module.css'

/** The same purchase once more, and the way back to where it was made. */
export function PayAgain({ kept: { purchase, path } }: { readonly kept: KeptPurchase }) {
  const { t } = useTranslation('billing')
  return (
    <>
      <PaymentForm
        kind={purchase.kind}
        tenderIds={purchase.tender_ids}
        referralCode={purchase.referral_code ?? ''}
        returnTo={path}
        label={t('canceled.pay_again')}
      />
      <div className={styles.buttons}>
        <LinkButton to={path}>{t('canceled.back')}</LinkButton>
      </div>
    </>
  )
}
