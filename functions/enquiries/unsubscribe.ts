import { type MailKind, mailKinds } from '#domain/accounts/mail-kind.ts'
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

export type MailChoice = Readonly<Record<MailKind, boolean>>

/** Which kinds of mails the user gets. */
export async function findMailChoice(
  { mailChoices }: Choosing,
  user_id: UserId,
): Promise<MailChoice> {
  const wanted = mailKinds.map(async (kind) => [kind, await mailChoices.wants(user_id, kind)])
  return Object.fromEntries(await Promise.all(wanted))
}

/** Changes the kinds that are named. */
export async function setMailChoice(
  deps: Choosing,
  user_id: UserId,
  choice: { readonly [Kind in MailKind]?: boolean | undefined },
): Promise<MailChoice> {
  for (const kind of mailKinds) {
    const wants = choice[kind]
    if (wants !== undefined) await deps.mailChoices.choose(user_id, kind, wants, deps.now())
  }
  return findMailChoice(deps, user_id)
}

/** Ends the mails of this kind to whom the key was sent. Doing it again changes nothing. */
export async function unsubscribe(
  { mailChoices, now }: Choosing,
  mail_key: string,
  kind: MailKind,
): Promise<Result<Record<string, never>, 'not_found'>> {
  const user_id = await mailChoices.ownerOf(mail_key)
  if (user_id === null) return fail('not_found')
  await mailChoices.choose(user_id, kind, false, now())
  return succeed({})
}

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
