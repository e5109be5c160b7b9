import { type ComposedMail, layOutMail, oneLine } from '../../platform/mail/lay-out-mail.ts'
import {
  deadlineText,
  feeText,
  instantText,
  marketName,
  type Submission,
  tenderName,
} from './submission-mail.ts'

/** The operator's desk reads English: its mailbox has no language of its own. */
const locale = 'en'

export interface SubmittingCompany {
  readonly company_name: string
  readonly contact_name: string
  /** The address that the user signs in with; null once the account is gone. */
  readonly address: string | null
}

/** What the operator is told of a submission. An answer goes to the producer. */
export const deskMail = (submission: Submission, company: SubmittingCompany, link: string) =>
  mailOn(
    'Application submitted',
    submission.isPaid
      ? 'The application is paid.'
      : `The application fee of ${feeText(locale)} (excluding VAT) is not paid yet; an e-mail will say when it is.`,
    submission,
    company,
    link,
  )

/** That an application submitted before is paid now. */
export const paidMail = (submission: Submission, company: SubmittingCompany, link: string) =>
  mailOn('Application paid', 'The application is paid now.', submission, company, link)

function mailOn(
  what: string,
  payment: string,
  { tender, product_name, submitted_at }: Submission,
  { company_name, contact_name, address }: SubmittingCompany,
  link: string,
): ComposedMail {
  const deadline = deadlineText(locale, tender)
  return layOutMail(
    locale,
    {
      subject: oneLine(`${what}: ${tenderName(tender, locale)}, ${company_name}`),
      lines: [payment],
      facts: [
        ['Company', oneLine(company_name)],
        ['Contact', oneLine([contact_name, address].filter((part) => part !== null).join(', '))],
        ['Tender', tenderName(tender, locale)],
        ['Market', marketName(locale, tender.market)],
        ['Product', oneLine(product_name)],
        ['Offer deadline', deadline],
        ['Submitted', instantText(locale, submitted_at, tender.market)],
      ],
      button: 'Open the application',
    },
    { link },
  )
}
