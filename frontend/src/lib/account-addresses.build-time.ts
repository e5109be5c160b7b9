import { isOfDesk } from '#contracts/route.ts'
import { addressesOf, isForVisitors } from './addresses-of.ts'
import type { AccountRouteName } from './api-address.ts'

/** What needs an account or is called by few, and is not of the desk; it comes with the first such call. */
export const accountAddresses = addressesOf<AccountRouteName>(
  (route, name) =>
    !isForVisitors(route, name) && !isOfDesk(route.audience) && route.media === undefined,
)
