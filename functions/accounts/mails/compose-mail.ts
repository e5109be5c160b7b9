import type { Locale } from '#domain/shared/locale.ts'
import { type ComposedMail, layOutMail, type MailFacts } from '../../platform/mail/lay-out-mail.ts'
import { type MailKind, wordsOf } from './mail-words.ts'

/** A mail of the account in the user's language. */
export const composeMail = (locale: Locale, kind: MailKind, facts: MailFacts = {}): ComposedMail =>
  layOutMail(locale, wordsOf[locale].mails[kind], facts)
