import type { Locale } from '#domain/shared/locale.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'

export const mailKinds = [
  'sign_up_code',
  'reset_code',
  'new_address_code',
  'magic_link',
  'reset_link',
  'export_ready',
  'account_deleted',
] as const
export type MailKind = (typeof mailKinds)[number]

/** The words of a mail. `{code}` stands for a code; a `button` leads to the mail's link. */
export interface MailWords {
  readonly subject: string
  readonly lines: readonly string[]
  readonly button?: string
  /** What who did not ask for it should do. */
  readonly unasked?: string
}

export interface LanguageWords {
  readonly mails: Readonly<Record<MailKind, MailWords>>
  /** Of a text message; `{code}` stands for the code. */
  readonly sms: string
  /** Before a link that is written out. */
  readonly orCopy: string
}

export const wordsOf: Readonly<Record<Locale, LanguageWords>> = { en, it, fr, de, es }
