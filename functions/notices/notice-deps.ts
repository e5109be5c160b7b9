import type { CompanyProfileStore } from '../companies/company-profile-store.ts'
import type { MatchStore } from '../matching/match-store.ts'
import type { AccessChecks } from '../platform/access/policy.ts'
import type { Clock } from '../platform/clock.ts'
import type { OneAtATime } from '../platform/dynamodb/lease.ts'
import type { AddressOf } from '../platform/mail/address-of.ts'
import type { MailChoiceStore } from '../platform/mail/mail-choice-store.ts'
import type { SendMail } from '../platform/mail/send-mail.ts'
import type { NoticeStore } from '../platform/notices/notice-store.ts'
import type { SearchStore } from '../platform/notices/search-store.ts'
import type { AskForNoticeWork } from '../platform/queue/notice-work.ts'
import type { PortfolioStore } from '../portfolio/portfolio-store.ts'
import type { ProductStore } from '../portfolio/product-store.ts'
import type { TenderStore } from '../tenders/tender-store.ts'
import type { TenderVersionStore } from '../tenders/tender-version-store.ts'

/** What the worker of notices works with. */
export interface NoticeDeps {
  readonly notices: NoticeStore
  readonly searches: Pick<SearchStore, 'list' | 'searchers'>
  readonly matches: Pick<MatchStore, 'find' | 'list'>
  readonly tenders: Pick<TenderStore, 'find' | 'findMany' | 'list'>
  readonly versions: Pick<TenderVersionStore, 'find'>
  readonly portfolios: Pick<PortfolioStore, 'find'>
  readonly products: Pick<ProductStore, 'findMany'>
  readonly profiles: Pick<CompanyProfileStore, 'find'>
  readonly access: AccessChecks
  readonly mailChoices: MailChoiceStore
  /** A user's mails go out one after the other. */
  readonly oneMailAtATime: OneAtATime
  readonly askForWork: AskForNoticeWork
  readonly addressOf: AddressOf
  readonly sendMail: SendMail
  readonly siteOrigin: string
  readonly now: Clock
}
