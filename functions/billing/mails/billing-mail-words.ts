import type { Locale } from '#domain/shared/locale.ts'
import type { MailWords } from '../../platform/mail/lay-out-mail.ts'
import type { DueMail } from './due-mails.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'

/**
 * `{date}`, `{from}` and `{amount}` stand for those of the mail; the line `{tenders}` for one line per tender. A fact
 * of which nothing is known is left out.
 */
export type BillingMailWords = Readonly<
  Record<DueMail['kind'], MailWords> & {
    /** `undated`: the subject while no invoice says until when the plan runs. */
    readonly subscription_started: MailWords & { readonly undated: string }
  }
>

export const billingWordsOf: Readonly<Record<Locale, BillingMailWords>> = { en, it, fr, de, es }
