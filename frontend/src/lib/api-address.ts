import type { Route } from '#contracts/route.ts'
import type { RouteName, routes } from '#contracts/routes.ts'

/** Without a method: a GET. Without an audience: one that needs no access to be bought. */
export type ApiAddress = Pick<Route, 'path'> & Partial<Pick<Route, 'method' | 'audience'>>

export type DeskRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['audience'] extends 'operator' | 'administrator'
    ? Name
    : never
}[RouteName]
export type SiteRouteName = Exclude<RouteName, DeskRouteName>
