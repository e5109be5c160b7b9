import { isOfDesk, type Route } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'
import type { ApiAddress, SiteRouteName } from './api-address.ts'

/**
 * Method, path and audience of every route but those of the desk. The schemas stay out of the site: the
 * server has checked what leaves it with the very same contract, and zod would cost every visitor 22 kB.
 */
export const apiAddresses = Object.fromEntries(
  Object.entries<Route>(routes)
    .filter(([, { audience }]) => !isOfDesk(audience))
    // most are a GET for everybody or any user, which is not said
    .map(([name, { method, path, audience }]) => [
      name,
      {
        path,
        ...(audience === 'public' || audience === 'user' ? {} : { audience }),
        ...(method === 'GET' ? {} : { method }),
      },
    ]),
) as Readonly<Record<SiteRouteName, ApiAddress>>
