import type { Notice, NoticeOf } from '#domain/notices/notice.ts'
import type {
  DocumentId,
  OutcomeId,
  SavedSearchId,
  TenderId,
  ThreadMessageId,
} from '#domain/shared/ids.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import type { Reminder } from '#domain/timeline/reminders.ts'

const padded = (tender_id: TenderId) => String(tender_id).padStart(16, '0')

/** Before the keys of matches that were told. */
export const matches = 'match#'
export const matchesOf = (tender_id: TenderId): string => `${matches}${padded(tender_id)}#`
/** Before the keys of what was told of a tender because it fits saved searches. */
export const foundBySearch = (tender_id: TenderId): string => `saved_search#${padded(tender_id)}#`
/** Before the keys of tenders of which the user wants to hear no more. */
export const mutedTenders = 'muted#'
export const mutedTenderKey = (tender_id: TenderId): string => `${mutedTenders}${padded(tender_id)}`

/** Before the keys of saved searches. */
export const savedSearches = 'search#'
export const savedSearchKey = (search_id: SavedSearchId): string => `${savedSearches}${search_id}`

/** What was told is one row for each user, subject and version: it cannot be told twice. */
export const noticeIds = {
  match: (tender_id: TenderId, version: number) => `${matchesOf(tender_id)}${version}`,
  saved_search: (tender_id: TenderId, version: number) => `${foundBySearch(tender_id)}${version}`,
  tender_changed: (tender_id: TenderId, version: number) =>
    `tender_changed#${padded(tender_id)}#${version}`,
  outcome: (tender_id: TenderId, event_id: OutcomeId) => `outcome#${padded(tender_id)}#${event_id}`,
  message: (message_id: ThreadMessageId) => `message#${message_id}`,
  deadline: (tender_id: TenderId, { step, reason, on, last_day }: Reminder) =>
    `deadline#${padded(tender_id)}#${step}#${last_day}#${reason}#${on}`,
  document_expiry: (document_id: DocumentId, valid_to: string, step: number) =>
    `document_expiry#${document_id}#${valid_to}#${step}`,
} satisfies Readonly<Record<Notice['kind'], (...subject: never[]) => string>>

type OfTender = Exclude<Notice['kind'], 'document_expiry'>
/** A notice's tender as lists name it. */
export const namedTenderOf = ({
  tender_id,
  market,
  title,
  titles,
}: TenderSummary): NoticeOf<OfTender>['tender'] => ({ tender_id, market, title, titles })
