import { addressesOf, isForVisitors } from './addresses-of.ts'
import type { VisitorRouteName } from './api-address.ts'

/** What everybody may call; it comes with the first page. */
export const apiAddresses = addressesOf<VisitorRouteName>(isForVisitors)
