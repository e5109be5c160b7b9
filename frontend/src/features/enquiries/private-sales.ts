import { useLocation } from 'react-router-dom'
import type { PrivateSaleId } from '#domain/shared/ids.ts'
import type { ApiOutput } from '../../lib/api.ts'

export type PrivateSale = ApiOutput<'listPrivateSales'>['private_sales'][number]
export const privateSalesKey = ['listPrivateSales']
export const ownOffersKey = ['listOwnOffers']

/** The request that a mail leads to: `?request=pvs_...`. */
export function useWantedRequest(): PrivateSaleId | undefined {
  const wanted = new URLSearchParams(useLocation().search).get('request') ?? ''
  return /^pvs_[0-9a-zA-Z-]{8,64}$/.test(wanted) ? (wanted as PrivateSaleId) : undefined
}
