import type { Locale } from '#domain/shared/locale.ts'
import { pageOf } from '../../platform/http/page-of.ts'

/** After the `#`, which no browser sends: what grants access is to be in no log of a server. */
const withSecret = (page: string, secret: Readonly<Record<string, string>>): string =>
  `${page}#${new URLSearchParams(secret)}`

/** Where a magic link lands (specification, point 7). Opening it changes nothing. */
export const magicLinkAddress = (origin: string, locale: Locale, email: string, token: string) =>
  withSecret(pageOf(origin, locale, '/auth?type=magic_reset'), { token, email })

export const resetLinkAddress = (origin: string, locale: Locale, email: string, token: string) =>
  withSecret(pageOf(origin, locale, '/reset-password'), { token, email })

export const profileAddress = (origin: string, locale: Locale) => pageOf(origin, locale, '/profile')

/** `redirectTo` when it is a reset page of ours, else null. */
export function allowedResetPage(origin: string, redirectTo: string): string | null {
  const url = new URL(redirectTo)
  const isOurs = url.origin === new URL(origin).origin && url.username === ''
  return isOurs && /^(\/(it|fr|de|es))?\/reset-password$/.test(url.pathname)
    ? `${url.origin}${url.pathname}`
    : null
}
