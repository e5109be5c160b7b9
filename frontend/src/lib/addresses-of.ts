import type { Audience, Route } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'
import type { ApiAddress } from './api-address.ts'

/**
 * Method, path and audience of the routes for some audiences. The schemas stay out of the site: the
 * server has checked what leaves it with the very same contract, and zod would cost every visitor 22 kB.
 */
export const addressesOf = <Name extends string>(
  isMeant: (audience: Audience) => boolean,
): Readonly<Record<Name, ApiAddress>> =>
  Object.fromEntries(
    Object.entries<Route>(routes)
      .filter(([, { audience }]) => isMeant(audience))
      // most are a GET for everybody or any user, which is not said
      .map(([name, { method, path, audience }]) => [
        name,
        {
          path,
          ...(audience === 'public' || audience === 'user' ? {} : { audience }),
          ...(method === 'GET' ? {} : { method }),
        },
      ]),
  ) as Readonly<Record<Name, ApiAddress>>
