import { isOfDesk, type Route } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'
import type { ApiAddress, DeskRouteName } from './api-address.ts'

/** The same of the routes of the desk, which no visitor calls. */
export const deskAddresses = Object.fromEntries(
  Object.entries<Route>(routes)
    .filter(([, { audience }]) => isOfDesk(audience))
    .map(([name, { method, path, audience }]) => [name, { method, path, audience }]),
) as Readonly<Record<DeskRouteName, ApiAddress>>
