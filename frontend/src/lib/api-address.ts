import type { Route } from '#contracts/route.ts'
import type { RouteName, routes } from '#contracts/routes.ts'

export type ApiAddress = Pick<Route, 'method' | 'path' | 'audience'>

export type DeskRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['audience'] extends 'operator' | 'administrator'
    ? Name
    : never
}[RouteName]
export type SiteRouteName = Exclude<RouteName, DeskRouteName>
