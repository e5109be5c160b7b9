import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type KeptPurchase, keptPurchase } from '../../lib/payments/purchase-intent.ts'
import { useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import styles from './outcome.module.css'
import { PayAgain } from './pay-again.tsx'
import { parseCheckoutId, useCheckout } from './use-checkout.ts'

/** `/payment-canceled`: back from the payment page without paying; nothing is lost. */
export function PaymentCanceledPage() {
  const { t } = useTranslation('billing')
  const [search] = useSearchParams()
  const { state } = useSession()
  const [kept, setKept] = useState<KeptPurchase | null>(null)
  // after the first picture, which is the same for everyone
  useEffect(() => setKept(keptPurchase.get()), [])
  const checkoutId =
    parseCheckoutId(search.get('session_id')) ?? parseCheckoutId(kept?.payment_id ?? null)
  const checkout = useCheckout(checkoutId, { isEnabled: state === 'signed_in', repeats: false })
  const status = checkout.data?.status
  const isPaid = status === 'confirmed' || status === 'processing'
  return (
    <Page width="narrow" title={t('canceled.title')} lead={t('canceled.lead')}>
      {isPaid ? (
        <Notice
          tone="warning"
          announce
          title={t('canceled.paid_title')}
          action={
            <LinkButton variant="primary" to={`/payment-success?session_id=${checkoutId}`}>
              {t('canceled.see_payment')}
            </LinkButton>
          }
        >
          {t('canceled.paid_text')}
        </Notice>
      ) : (
        <>
          <p>{status === undefined ? t('canceled.only_if') : t('canceled.not_charged')}</p>
          <WayBack kept={kept} isSignedIn={state === 'signed_in'} />
        </>
      )}
    </Page>
  )
}

interface WayBackProps {
  readonly kept: KeptPurchase | null
  readonly isSignedIn: boolean
}

function WayBack({ kept, isSignedIn }: WayBackProps) {
  const { t } = useTranslation('billing')
  if (kept !== null && isSignedIn) return <PayAgain kept={kept} />
  return (
    <div className={styles.buttons}>
      {kept !== null && (
        <LinkButton variant="primary" to={kept.path}>
          {t('canceled.back')}
        </LinkButton>
      )}
      <LinkButton to="/tender-applications">{t('success.to_applications')}</LinkButton>
      <LinkButton to="/pricing">{t('canceled.to_pricing')}</LinkButton>
    </div>
  )
}
