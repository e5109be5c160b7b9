import type { Route } from '#contracts/route.ts'
import { routes } from '#contracts/routes.ts'
import type { ApiAddress, LaterRouteName } from './api-address.ts'

const later: Readonly<Record<LaterRouteName, true>> = {
  openHandIn: true,
  handInDocument: true,
  getOpenRequirements: true,
  openAnswers: true,
  answerOffer: true,
  resetPassword: true,
  unsubscribe: true,
  listReceiptKeys: true,
  getOpenApi: true,
}
/** Whether everybody may call it from the first page on. */
export const isForVisitors = ({ audience, media }: Route, name: string): boolean =>
  audience === 'public' && media === undefined && !Object.hasOwn(later, name)

/**
 * Method, path and audience of some routes. The schemas stay out of the site: the
 * server has checked what leaves it with the very same contract, and zod would cost every visitor 22 kB.
 */
export const addressesOf = <Name extends string>(
  isMeant: (route: Route, name: string) => boolean,
): Readonly<Record<Name, ApiAddress>> =>
  Object.fromEntries(
    Object.entries<Route>(routes)
      .filter(([name, route]) => isMeant(route, name))
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
