import { isOfDesk } from '#contracts/route.ts'
import { addressesOf } from './addresses-of.ts'
import type { AccountRouteName } from './api-address.ts'

/** What needs an account and is not of the desk; it comes with the first such call. */
export const accountAddresses = addressesOf<AccountRouteName>(
  (audience) => audience !== 'public' && !isOfDesk(audience),
)
