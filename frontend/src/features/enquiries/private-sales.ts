import type { ApiOutput } from '../../lib/api.ts'

export type PrivateSale = ApiOutput<'listPrivateSales'>['private_sales'][number]
export const privateSalesKey = ['listPrivateSales']
export const ownOffersKey = ['listOwnOffers']
