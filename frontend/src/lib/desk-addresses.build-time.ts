import { isOfDesk } from '#contracts/route.ts'
import { addressesOf } from './addresses-of.ts'
import type { DeskRouteName } from './api-address.ts'

/** The routes of the desk, which no visitor calls. */
export const deskAddresses = addressesOf<DeskRouteName>(({ audience }) => isOfDesk(audience))
