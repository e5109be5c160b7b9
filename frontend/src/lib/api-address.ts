import type { Audience, Route } from '#contracts/route.ts'
import type { RouteName, routes } from '#contracts/routes.ts'

/** Without a method: a GET. Without an audience: one that needs no access to be bought. */
export type ApiAddress = Pick<Route, 'path'> & Partial<Pick<Route, 'method' | 'audience'>>

type NamesFor<Of extends Audience> = {
  [Name in RouteName]: (typeof routes)[Name]['audience'] extends Of ? Name : never
}[RouteName]

/** What other programs read at its address: calendars, news. The site shows the address and calls nothing. */
export type FeedRouteName = {
  [Name in RouteName]: (typeof routes)[Name] extends { media: string } ? Name : never
}[RouteName]

export type DeskRouteName = NamesFor<'operator' | 'administrator'>
/** Needs no account, and is called by parts of pages that nobody begins with: behind a link, of a receipt, below a tender. */
export type LaterRouteName =
  | 'openHandIn'
  | 'handInDocument'
  | 'getOpenRequirements'
  | 'openAnswers'
  | 'answerOffer'
  | 'resetPassword'
  | 'unsubscribe'
  | 'listReceiptKeys'
  | 'getOpenApi'
/** What a visitor calls without an account. */
export type VisitorRouteName = Exclude<NamesFor<'public'>, FeedRouteName | LaterRouteName>
export type AccountRouteName = Exclude<RouteName, DeskRouteName | VisitorRouteName | FeedRouteName>
