import type { Locale } from '#domain/shared/locale.ts'
import type { MailWords } from '../../platform/mail/lay-out-mail.ts'
import { noticeKinds } from '../notices/notice-kind.ts'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { es } from './words/es.ts'
import { fr } from './words/fr.ts'
import { it } from './words/it.ts'

export const mailKinds = [
  'sign_up_code',
  'reset_code',
  'new_address_code',
  'invitation',
  'magic_link',
  'reset_link',
  'export_ready',
  'account_deleted',
  ...noticeKinds,
] as const
export type MailKind = (typeof mailKinds)[number]

export interface LanguageWords {
  readonly mails: Readonly<Record<MailKind, MailWords>>
  /** Of a text message; `{code}` stands for the code. */
  readonly sms: string
}

export const wordsOf: Readonly<Record<Locale, LanguageWords>> = { en, it, fr, de, es }
