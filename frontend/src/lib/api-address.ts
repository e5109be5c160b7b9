import type { Audience, Route } from '#contracts/route.ts'
import type { RouteName, routes } from '#contracts/routes.ts'

/** Without a method: a GET. Without an audience: one that needs no access to be bought. */
export type ApiAddress = Pick<Route, 'path'> & Partial<Pick<Route, 'method' | 'audience'>>

type NamesFor<Of extends Audience> = {
  [Name in RouteName]: (typeof routes)[Name]['audience'] extends Of ? Name : never
}[RouteName]

export type DeskRouteName = NamesFor<'operator' | 'administrator'>
/** What a visitor calls without an account. */
export type VisitorRouteName = NamesFor<'public'>
export type AccountRouteName = Exclude<RouteName, DeskRouteName | VisitorRouteName>
