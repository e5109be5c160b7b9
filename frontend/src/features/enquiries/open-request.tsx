import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { OfferForm } from './offer-form.tsx'
import styles from './open-requests.module.css'
import type { PrivateSale } from './private-sales.ts'

/** One request, without who made it. */
export function OpenRequest({ sale }: { readonly sale: PrivateSale }) {
  const { t } = useTranslation(['enquiries', 'common'])
  const format = useFormat()
  const category = sale.category && t(`common:category.${sale.category}`)
  return (
    <Card
      level={3}
      title={category ?? t('open.in_words')}
      aside={<Badge>{t(`common:market.${sale.market}`)}</Badge>}
    >
      <dl className={styles.facts}>
        <Fact label={t('field.buyer_type')} value={t(`buyer_type.${sale.buyer_type}`)} />
        <Fact
          label={t('field.origin_country')}
          value={sale.origin_country && format.country(sale.origin_country)}
        />
        <Fact label={t('field.quantity')} value={sale.quantity} />
        <Fact
          label={t('field.needed_by')}
          value={sale.needed_by && format.date(sale.needed_by, 'long')}
        />
        <Fact label={t('open.received')} value={format.date(sale.received_at.slice(0, 10))} />
        <Fact label={t('open.reference')} value={sale.reference} />
      </dl>
      <p className={styles.words} lang={sale.language}>
        {sale.wanted}
      </p>
      <FitLine fit={sale.fit} />
      {sale.offer === null ? (
        <OfferForm sale={sale} />
      ) : (
        <p>
          {t('open.offered', {
            product: sale.offer.product_name,
            date: format.date(sale.offer.offered_at.slice(0, 10)),
          })}
        </p>
      )}
    </Card>
  )
}

function Fact({ label, value }: { readonly label: string; readonly value: string | null }) {
  if (value === null) return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
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
