import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mostShownAtOnce } from '#domain/enquiries/offer.ts'
import { isBeforeBuyer } from '#domain/enquiries/offer-steps.ts'
import type { ProductId } from '#domain/shared/ids.ts'
import { type ApiOutput, callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { OfferActions } from '../../../../lib/offers/offer-actions.tsx'
import { OfferCard } from '../../../../lib/offers/offer-card.tsx'
import { pagesOf } from '../../../../lib/pages-of.ts'
import { Checkbox } from '../../../../ui/checkbox.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { CsvButton } from '../../list/csv-button.tsx'
import { todayKey } from '../../use-today.ts'
import styles from './enquiries.module.css'
import type { ListedMessage } from './message-csv.ts'
import { offersCsv } from './offers-csv.ts'
import { ShowOffers } from './show-offers.tsx'

export type ListedOffer = ApiOutput<'listOffers'>['offers'][number]
type Sale = Extract<ListedMessage['enquiry'], { kind: 'private_sale' }>

async function allOffers(enquiry_id: Sale['enquiry_id'], signal: AbortSignal) {
  const offers: ListedOffer[] = []
  const ask = (cursor: string | undefined) =>
    callApi('listOffers', { params: { enquiry_id }, query: { cursor, limit: 100 }, signal })
  for await (const page of pagesOf(ask)) offers.push(...page.offers)
  return offers
}

/** What producers offered for a private-sales request: which of it the buyer sees, and what became of it. */
export function Offers({ sale, reference }: { readonly sale: Sale; readonly reference: string }) {
  const { t } = useTranslation('desk-messages')
  const queries = useQueryClient()
  const { enquiry_id } = sale
  const queryKey = ['listOffers', enquiry_id]
  const list = useQuery({ queryKey, queryFn: ({ signal }) => allOffers(enquiry_id, signal) })
  const [left, setLeft] = useState<ReadonlySet<ProductId>>(new Set())
  const renew = () => {
    for (const key of [queryKey, ['findEnquiry', enquiry_id], ['listEnquiries'], todayKey])
      void queries.invalidateQueries({ queryKey: key })
  }
  if (list.isPending) return <Skeleton awaits="offers" lines={2} />
  if (list.data === undefined) {
    return <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
  }
  const offers = list.data
  if (offers.length === 0) return <p>{t('no_offers')}</p>
  const isClosed = sale.status === 'closed'
  const canBeShown = ({ place }: ListedOffer) => !isClosed && place === 'offered'
  const open = offers.filter(canBeShown)
  return (
    <>
      <ul className={styles.offers}>
        {offers.map((offer) => (
          <li key={offer.product_id}>
            <OfferCard offer={offer}>
              {canBeShown(offer) && (
                <Checkbox
                  label={t('show.choose', { product: offer.product_name })}
                  checked={!left.has(offer.product_id)}
                  onChange={(checked) => {
                    const others = new Set(left)
                    if (checked) others.delete(offer.product_id)
                    else others.add(offer.product_id)
                    setLeft(others)
                  }}
                />
              )}
              <OfferActions
                offer={offer}
                side="desk"
                market={sale.market}
                steps={['ordered', 'delivered']}
                take={async (step, said) => {
                  const { product_id, version } = offer
                  const body = { product_id, version, step, ...said }
                  await callApi('recordOfferStep', { params: { enquiry_id }, body })
                  renew()
                }}
                onConflict={renew}
              />
            </OfferCard>
          </li>
        ))}
      </ul>
      {!isClosed && (
        <ShowOffers
          sale={sale}
          offers={open.filter(({ product_id }) => !left.has(product_id)).slice(0, mostShownAtOnce)}
          hasShown={offers.some(isBeforeBuyer)}
          isNoneOpen={open.length === 0}
          onShown={renew}
        />
      )}
      <div>
        <CsvButton name={`offers-${reference}`} make={() => offersCsv(reference, offers)} />
      </div>
    </>
  )
}
