import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OfferPlaceOfDay } from '#domain/enquiries/offer-steps.ts'
import { Badge, type BadgeProps } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import type { ApiOutput } from '../api.ts'
import { useFormat } from '../use-format.ts'
import { OfferEvents } from './offer-events.tsx'
import styles from './offers.module.css'

type OfferOfBuyer = ApiOutput<'openAnswers'>['offers'][number]
type OfferOfDesk = ApiOutput<'listOffers'>['offers'][number]
/** As any side reads it. */
export type ShownOffer = OfferOfBuyer | OfferOfDesk

const tones: Readonly<Record<OfferPlaceOfDay, BadgeProps['tone']>> = {
  expired: 'neutral',
  offered: 'info',
  shown: 'info',
  accepted: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  refused: 'warning',
  ordered: 'success',
  delivered: 'success',
}

export interface OfferCardProps {
  readonly offer: ShownOffer
  /** Above its facts. */
  readonly above?: ReactNode
  readonly children?: ReactNode
}

/** An offer for a private-sales request with its terms, where it is, and what happened to it. */
export function OfferCard({ offer, above, children }: OfferCardProps) {
  const { t } = useTranslation('private-offers')
  const title = useId()
  return (
    <Card
      level={3}
      title={<span id={title}>{offer.product_name}</span>}
      aside={
        <span className={styles.actions}>
          {offer.has_question && <Badge tone="warning">{t('question_open')}</Badge>}
          <Badge tone={tones[offer.place]}>{t(`place.${offer.place}`)}</Badge>
        </span>
      }
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls */}
      <div role="group" className={styles.offer} aria-labelledby={title}>
        {above}
        <Terms offer={offer} />
        <OfferEvents events={offer.events} />
        {children}
      </div>
    </Card>
  )
}

function Terms({ offer }: { readonly offer: ShownOffer }) {
  const { t } = useTranslation('private-offers')
  const { money, volume, number, date } = useFormat()
  const { company_name, price, volume_ml, quantity, valid_until, terms } = offer
  const facts = [
    ['producer', company_name],
    ['price', price && money(price)],
    ['size', volume_ml && volume(volume_ml)],
    ['available', quantity && number(quantity)],
    ['valid_until', valid_until && date(valid_until, 'long')],
  ] as const
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{t(`fact.${name}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {terms !== null && <p className={styles.terms}>{terms}</p>}
      {price !== null && <p className={styles.soft}>{t('price_hint')}</p>}
    </>
  )
}
