import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { PaymentId } from '#domain/billing/payment.ts'
import { errorCodeOf } from '../../lib/api-error.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { useSession } from '../../lib/session.ts'
import { SignInNeeded } from '../../lib/sign-in-needed.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { ConfirmedPayment } from './confirmed-payment.tsx'
import { ConfirmedPlan } from './confirmed-plan.tsx'
import { UnpaidCheckout } from './unpaid-checkout.tsx'
import { parseCheckoutId, useCheckout } from './use-checkout.ts'
import { WaitingPayment } from './waiting-payment.tsx'

/**
 * `/payment-success?session_id=`: that the browser came here proves nothing. It tells what the server
 * has confirmed, and waits until it has.
 */
export function PaymentSuccessPage() {
  const { t } = useTranslation('billing')
  const [search] = useSearchParams()
  const { state } = useSession()
  const checkoutId = parseCheckoutId(search.get('session_id'))
  if (checkoutId === null) return <NoSuchPayment />
  if (state === 'signed_in') return <Outcome checkoutId={checkoutId} />
  return (
    <Page width="narrow" title={t('success.waiting_title')}>
      {state === 'anonymous' && (
        <>
          <p>{t('success.sign_in')}</p>
          <SignInNeeded />
        </>
      )}
    </Page>
  )
}

function Outcome({ checkoutId }: { readonly checkoutId: PaymentId }) {
  const { t } = useTranslation('billing')
  const { data, error, isSlow, refetch } = useCheckout(checkoutId, {
    isEnabled: true,
    repeats: true,
  })
  if (data === undefined && error !== null) {
    const code = errorCodeOf(error)
    if (code === 'not_found') return <NoSuchPayment />
    if (code === 'authentication_required') {
      return (
        <Page width="narrow" title={t('success.waiting_title')}>
          <ApiFailure error={error} onRetry={() => void refetch()} />
        </Page>
      )
    }
  }
  switch (data?.status) {
    case 'confirmed':
      return data.payment === null ? <ConfirmedPlan /> : <ConfirmedPayment payment={data.payment} />
    case 'failed':
    case 'expired':
      if (data.payment?.status === 'refunded') return <ConfirmedPayment payment={data.payment} />
      return <UnpaidCheckout status={data.status} />
    case 'processing':
      return <WaitingPayment isProcessing isSlow={isSlow} error={error} />
    default:
      return <WaitingPayment isSlow={isSlow} error={error} />
  }
}

function NoSuchPayment() {
  const { t } = useTranslation('billing')
  return (
    <Page width="narrow" title={t('success.none_title')}>
      <EmptyState
        title={t('success.none_heading')}
        action={
          <LinkButton variant="primary" to="/profile?section=billing">
            {t('success.to_billing')}
          </LinkButton>
        }
      >
        <p>{t('success.none_text')}</p>
      </EmptyState>
    </Page>
  )
}
