import { useTranslation } from 'react-i18next'
import { keptPurchase } from '../../lib/payments/purchase-intent.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PayAgain } from './pay-again.tsx'

/** The payment page ended without money. */
export function UnpaidCheckout({ status }: { readonly status: 'failed' | 'expired' }) {
  const { t } = useTranslation('billing')
  const kept = keptPurchase.get()
  return (
    <Page width="narrow" title={t(`success.${status}_title`)}>
      <Notice tone="warning" announce title={t('canceled.not_charged')}>
        {t(`success.${status}_text`)}
      </Notice>
      {kept === null ? (
        <div>
          <LinkButton variant="primary" to="/tender-applications/review">
            {t('success.to_applications')}
          </LinkButton>
        </div>
      ) : (
        <PayAgain kept={kept} />
      )}
    </Page>
  )
}
