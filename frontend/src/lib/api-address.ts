import type { Route } from '#contracts/route.ts'
import type { RouteName, routes } from '#contracts/routes.ts'

/** Without a method: a GET. */
export type ApiAddress = Pick<Route, 'path' | 'audience'> & Partial<Pick<Route, 'method'>>

export type DeskRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['audience'] extends 'operator' | 'administrator'
    ? Name
    : never
}[RouteName]
export type SiteRouteName = Exclude<RouteName, DeskRouteName>
