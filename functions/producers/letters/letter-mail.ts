import type { Locale } from '#domain/shared/locale.ts'
import { type ComposedMail, layOutMail, writtenLines } from '../../platform/mail/lay-out-mail.ts'

/** A letter of the desk, in its words alone. */
export function letterMail(
  locale: Locale,
  { subject, text }: { readonly subject: string; readonly text: string },
): ComposedMail {
  const [title = subject] = writtenLines(subject)
  return layOutMail(locale, { subject: title, lines: writtenLines(text) })
}
