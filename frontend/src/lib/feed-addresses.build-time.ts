import { addressesOf } from './addresses-of.ts'
import type { FeedRouteName } from './api-address.ts'

/** Where other programs read: it comes with the pages that show such an address. */
export const feedAddresses = addressesOf<FeedRouteName>(({ media }) => media !== undefined)
