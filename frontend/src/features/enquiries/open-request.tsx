import { useTranslation } from 'react-i18next'
import { offerDay } from '#domain/enquiries/offer.ts'
import { possibleSteps } from '#domain/enquiries/offer-steps.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { OfferForm } from './offer-form.tsx'
import styles from './open-requests.module.css'
import type { PrivateSale } from './private-sales.ts'
import { RequestFacts } from './request-facts.tsx'

/** One request, without who made it. */
export function OpenRequest({ sale }: { readonly sale: PrivateSale }) {
  const { t } = useTranslation(['enquiries', 'common'])
  const format = useFormat()
  const { offer, market, category } = sale
  const isFree =
    offer === null ||
    possibleSteps(offer, 'producer', offerDay(market, new Date())).includes('offered')
  return (
    <Card
      level={3}
      title={category ? t(`common:category.${category}`) : t('open.in_words')}
      aside={<Badge>{t(`common:market.${market}`)}</Badge>}
    >
      <RequestFacts request={sale} />
      <FitLine fit={sale.fit} />
      {offer !== null && (
        <p>
          {t('open.offered', {
            product: offer.product_name,
            date: format.date(offer.offered_at.slice(0, 10)),
          })}
        </p>
      )}
      {isFree && <OfferForm sale={sale} />}
    </Card>
  )
}

function FitLine({ fit }: { readonly fit: PrivateSale['fit'] }) {
  const { t } = useTranslation('enquiries')
  if (fit === null) return <p className={styles.fit}>{t('open.not_judged')}</p>
  if (fit.fitting + fit.possible === 0) return <p className={styles.fit}>{t('open.no_fit')}</p>
  return (
    <p className={styles.fit}>
      {t('open.fitting', { count: fit.fitting })}
      {fit.possible > 0 && ` ${t('open.possible', { count: fit.possible })}`}
    </p>
  )
}
