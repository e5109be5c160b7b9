import type { UserId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { fail, type Result, succeed } from '#domain/shared/result.ts'
import type { Clock } from '../platform/clock.ts'
import { pageOf } from '../platform/http/page-of.ts'
import type { MailChoiceStore } from './mail-choice-store.ts'

interface Choosing {
  readonly mailChoices: MailChoiceStore
  readonly now: Clock
}

export async function setMailChoice(
  { mailChoices, now }: Choosing,
  user_id: UserId,
  choice: { readonly private_sales: boolean },
): Promise<{ private_sales: boolean }> {
  await mailChoices.choose(user_id, choice.private_sales, now())
  return choice
}

/** Ends the mails to whom the key was sent. Doing it again changes nothing. */
export async function unsubscribe(
  { mailChoices, now }: Choosing,
  mail_key: string,
): Promise<Result<Record<string, never>, 'not_found'>> {
  const user_id = await mailChoices.ownerOf(mail_key)
  if (user_id === null) return fail('not_found')
  await mailChoices.choose(user_id, false, now())
  return succeed({})
}

/** Where the words of a mail lead: the page has a button, since scanners open whatever a mail links to. */
export const unsubscribePage = (origin: string, language: Locale, mail_key: string): string =>
  pageOf(origin, language, `/unsubscribe#key=${mail_key}`)

/** What mail programs post to (RFC 8058 3.1), and show to whoever they let open it. */
export const unsubscribeAddress = (origin: string, language: Locale, mail_key: string): string =>
  `${origin}/api/unsubscribe/${mail_key}?language=${language}`

/** The key holds no sign that HTML knows (`ownedKeySchema`). */
export function leadToPage(language: Locale, mail_key: string): string {
  const page = unsubscribePage('', language, mail_key)
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="robots" content="noindex"><title>Nordgate</title><meta http-equiv="refresh" content="0;url=${page}"><a href="${page}">Nordgate</a></html>`
}
