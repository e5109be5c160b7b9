import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { type ApiOutput, callApi } from '../../lib/api.ts'
import { ApiFailure } from '../../lib/api-failure.tsx'
import { ListPager } from '../../lib/list-pager.tsx'
import { OfferActions } from '../../lib/offers/offer-actions.tsx'
import { OfferCard } from '../../lib/offers/offer-card.tsx'
import { byCursor } from '../../lib/pages-of.ts'
import styles from './open-requests.module.css'
import { ownOffersKey, privateSalesKey } from './private-sales.ts'

type OwnOffer = ApiOutput<'listOwnOffers'>['offers'][number]

/** What a producer offered, that first to which something happened last; mails lead here by `#offers`. */
export function OwnOffers() {
  const { t } = useTranslation('enquiries')
  const { hash } = useLocation()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useInfiniteQuery({
    queryKey: ownOffersKey,
    queryFn: ({ pageParam, signal }) =>
      callApi('listOwnOffers', { query: { cursor: pageParam, limit: 20 }, signal }),
    ...byCursor,
  })
  const offers = list.data?.pages.flatMap((page) => page.offers) ?? []
  const isWanted = hash === '#offers' && offers.length > 0
  useEffect(() => {
    if (isWanted) heading.current?.scrollIntoView()
  }, [isWanted])
  if (list.error) {
    return <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
  }
  if (offers.length === 0) return null
  return (
    <section className={styles.answers} aria-labelledby="own-offers-title">
      <h3 id="own-offers-title" ref={heading}>
        {t('own.title')}
      </h3>
      <p className={styles.soft}>{t('own.lead')}</p>
      <ul className={styles.offers}>
        {offers.map((own) => (
          <li key={own.enquiry_id}>
            <Own own={own} />
          </li>
        ))}
      </ul>
      <ListPager list={list} />
    </section>
  )
}

function Own({ own }: { readonly own: OwnOffer }) {
  const { t } = useTranslation(['enquiries', 'common'])
  const queries = useQueryClient()
  const renew = () => {
    for (const queryKey of [ownOffersKey, privateSalesKey])
      void queries.invalidateQueries({ queryKey })
  }
  const { offer, enquiry_id: private_sale_id, market, reference } = own
  return (
    <OfferCard
      offer={offer}
      above={
        <>
          <p>
            {t('own.of_request', { reference, market: t(`common:market.${market}`) })}{' '}
            {own.quantity}
          </p>
          <p className={styles.words} lang={own.language}>
            {own.wanted}
          </p>
          <Buyer own={own} />
        </>
      }
    >
      <OfferActions
        offer={offer}
        side="producer"
        market={market}
        steps={['replied', 'ordered', 'refused', 'delivered', 'withdrawn']}
        take={async (step, said) => {
          const body = { private_sale_id, step, version: offer.version, ...said }
          await callApi('changeOwnOffer', { body })
          renew()
        }}
        onConflict={renew}
      />
    </OfferCard>
  )
}

function Buyer({ own: { buyer } }: { readonly own: OwnOffer }) {
  const { t } = useTranslation('enquiries')
  if (buyer === null) return null
  const { company, contact } = buyer
  return (
    <p>
      <strong>{t('own.buyer', { company })}</strong>{' '}
      {contact === null ? (
        t('own.contact_follows')
      ) : (
        <>
          {contact.name}:{' '}
          <a href={`mailto:${encodeURIComponent(contact.email)}`}>{contact.email}</a>
          {contact.phone !== null && `, ${contact.phone}`}
        </>
      )}
    </p>
  )
}
