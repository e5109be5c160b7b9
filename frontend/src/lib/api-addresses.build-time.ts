import type { Route } from '#contracts/route.ts'
import { type RouteName, routes } from '#contracts/routes.ts'

type Address = Pick<Route, 'method' | 'path' | 'audience'>

/**
 * Method, path and audience of every route. The schemas stay out of the site: the server has checked
 * what leaves it with the very same contract, and zod would cost every visitor 22 kB.
 */
export const apiAddresses = Object.fromEntries(
  Object.entries(routes).map(([name, { method, path, audience }]): [string, Address] => [
    name,
    { method, path, audience },
  ]),
) as Readonly<Record<RouteName, Address>>
