import { type RouteName, routes } from '#contracts/routes.ts'

/**
 * Method and path of every route. The schemas stay out of the site: the server has checked what
 * leaves it with the very same contract, and zod would cost every visitor 22 kB.
 */
export const apiAddresses = Object.fromEntries(
  Object.entries(routes).map(([name, { method, path }]) => [name, { method, path }]),
) as Readonly<Record<RouteName, { readonly method: string; readonly path: string }>>
