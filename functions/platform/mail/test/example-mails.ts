import type { Locale } from '#domain/shared/locale.ts'
import type { ComposedMail } from '../lay-out-mail.ts'
import { accountMails } from './account-mails.ts'
import { enquiryMails } from './enquiry-mails.ts'
import { noticeMails } from './notice-mails.ts'
import { tenderMails } from './tender-mails.ts'

/**
 * Every kind of mail that the product sends, by the file and the function that makes it. A test looks that none is
 * missing. Those to the operator are English in every language.
 */
export const exampleMails = (
  locale: Locale,
): Readonly<Record<string, readonly ComposedMail[]>> => ({
  ...accountMails(locale),
  ...tenderMails(locale),
  ...noticeMails(locale),
  ...enquiryMails(locale),
})
