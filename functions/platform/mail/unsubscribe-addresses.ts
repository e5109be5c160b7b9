import type { MailKind } from '#domain/accounts/mail-kind.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { pageOf } from '../http/page-of.ts'

/** Where the words of a mail lead: the page has a button, since scanners open whatever a mail links to. */
export const unsubscribePage = (
  origin: string,
  language: Locale,
  mail_key: string,
  kind: MailKind,
): string => pageOf(origin, language, `/unsubscribe#key=${mail_key}&kind=${kind}`)

/** What mail programs post to (RFC 8058 3.1), and show to whoever they let open it. */
export const unsubscribeAddress = (
  origin: string,
  language: Locale,
  mail_key: string,
  kind: MailKind,
): string => `${origin}/api/unsubscribe/${mail_key}?language=${language}&kind=${kind}`

/** The HTML that sends a browser on to the page of the site. The key holds no sign that HTML knows (`ownedKeySchema`). */
export function redirectPage(language: Locale, mail_key: string, kind: MailKind): string {
  const page = unsubscribePage('', language, mail_key, kind).replaceAll('&', '&amp;')
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Nordgate</title><meta http-equiv="refresh" content="0;url=${page}"><a href="${page}">Nordgate</a></html>`
}

/** Both of a mail: where its words lead, and what mail programs post to. */
export const endingsOf = (origin: string, language: Locale, mail_key: string, kind: MailKind) => ({
  end: unsubscribePage(origin, language, mail_key, kind),
  unsubscribe: unsubscribeAddress(origin, language, mail_key, kind),
})
