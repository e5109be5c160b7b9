import { useTranslation } from 'react-i18next'
import type { TenderId } from '#domain/shared/ids.ts'
import { isOpen } from '#domain/tenders/is-open.ts'
import { PaymentForm } from '../../lib/payments/payment-form.tsx'
import { usePrices } from '../../lib/payments/use-prices.ts'
import { useSession } from '../../lib/session.ts'
import { useMarketStatus } from '../../lib/tenders/use-markets.ts'
import { useTenderSummary } from '../../lib/tenders/use-tender-summary.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './path-card.module.css'
import { SignInFirst } from './sign-in-first.tsx'

/** The way to a single application for this tender, or why it cannot be had now. */
export function BuySingle({ tenderId }: { readonly tenderId: TenderId }) {
  const { t } = useTranslation(['billing', 'common'])
  const { state } = useSession()
  const { data: tender } = useTenderSummary(tenderId)
  const market = useMarketStatus(tender?.market)
  const prices = usePrices()
  if (tender === undefined) return null
  if (!isOpen(tender, new Date())) {
    return <Notice tone="warning">{t('single.closed')}</Notice>
  }
  if (market?.status === 'coming_soon') {
    return (
      <Notice tone="warning">
        {t('single.not_open', { market: t(`common:market.${tender.market}`) })}
      </Notice>
    )
  }
  if (state !== 'signed_in') return <SignInFirst />
  if (prices.data?.single_application === null) {
    return <Notice tone="warning">{t('common:errors.price_not_set')}</Notice>
  }
  return (
    <>
      <PaymentForm
        kind="single_application"
        tenderIds={[tenderId]}
        label={t('single.buy')}
        variant="secondary"
      />
      <p className={styles.soft}>{t('single.next')}</p>
    </>
  )
}
