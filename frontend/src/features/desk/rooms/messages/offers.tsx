import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PrivateSaleId } from '#domain/shared/ids.ts'
import { callApi } from '../../../../lib/api.ts'
import { ApiFailure } from '../../../../lib/api-failure.tsx'
import { ListPager } from '../../../../lib/list-pager.tsx'
import { byCursor } from '../../../../lib/pages-of.ts'
import { useFormat } from '../../../../lib/use-format.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'

/** What producers offered for a private-sales request. */
export function Offers({ enquiryId }: { readonly enquiryId: PrivateSaleId }) {
  const { t } = useTranslation('desk-messages')
  const { instant } = useFormat()
  const list = useInfiniteQuery({
    queryKey: ['listOffers', enquiryId],
    queryFn: ({ pageParam, signal }) =>
      callApi('listOffers', {
        params: { enquiry_id: enquiryId },
        query: { cursor: pageParam },
        signal,
      }),
    ...byCursor,
  })
  if (list.isPending) return <Skeleton lines={2} />
  if (list.data === undefined) {
    return <ApiFailure error={list.error} onRetry={() => void list.refetch()} />
  }
  const offers = list.data.pages.flatMap((page) => page.offers)
  if (offers.length === 0) return <p>{t('no_offers')}</p>
  return (
    <>
      <ul>
        {offers.map((offer) => (
          <li key={`${offer.product_id} ${offer.offered_at}`}>
            {offer.product_name} ({offer.company_name ?? '\u2013'}), {instant(offer.offered_at)}
          </li>
        ))}
      </ul>
      <ListPager list={list} />
    </>
  )
}
