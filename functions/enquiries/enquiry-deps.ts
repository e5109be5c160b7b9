import type { AccessPlanStore } from '../billing/access-plan-store.ts'
import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { Clock } from '../platform/clock.ts'
import type { AddressOf } from '../platform/mail/address-of.ts'
import type { MailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import type { SendMail } from '../platform/mail/send-mail.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { AnswerLinkStore } from './answer-link-store.ts'
import type { EnquiryStore } from './enquiry-store.ts'
import type { AskForWork } from './enquiry-work.ts'
import type { PrivateSaleContactStore } from './private-sale-contact-store.ts'

/** What the worker of enquiries works with. */
export interface EnquiryDeps {
  readonly enquiries: EnquiryStore
  readonly contacts: PrivateSaleContactStore
  readonly links: Pick<AnswerLinkStore, 'make'>
  readonly accessPlans: Pick<AccessPlanStore, 'all' | 'find'>
  readonly products: ProductStore
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly mailChoices: MailChoiceStore
  readonly addressOf: AddressOf
  readonly sendMail: SendMail
  readonly askForWork: AskForWork
  /** The operator's mailbox. */
  readonly contactMail: string
  readonly siteOrigin: string
  readonly now: Clock
}
