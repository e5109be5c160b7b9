import { useTranslation } from 'react-i18next'
import { PaymentForm } from '../../lib/payments/payment-form.tsx'
import type { KeptWish } from '../../lib/payments/payment-wish.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './outcome.module.css'

/** The same wish once more, and the way back to where it was made. */
export function PayAgain({ kept: { wish, path } }: { readonly kept: KeptWish }) {
  const { t } = useTranslation('billing')
  return (
    <>
      <PaymentForm
        kind={wish.kind}
        tenderIds={wish.tender_ids}
        referralCode={wish.referral_code ?? ''}
        returnTo={path}
        label={t('canceled.pay_again')}
      />
      <div className={styles.buttons}>
        <LinkButton to={path}>{t('canceled.back')}</LinkButton>
      </div>
    </>
  )
}
