import type { Notice, NoticeOf } from '#domain/notices/notice.ts'
import { documentIdSchema } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { reminderReasons } from '#domain/timeline/reminders.ts'
import { deadlineMail } from '../../../notices/mails/deadline-mail.ts'
import { type DigestKind, digestKinds, digestMail } from '../../../notices/mails/digest-mail.ts'
import { listedTenders, type MatchedProduct, matchMail } from '../../../notices/mails/match-mail.ts'
import { searchMail } from '../../../notices/mails/search-mail.ts'
import type { ComposedMail } from '../lay-out-mail.ts'
import { links, page, product_name, tender, unbroken } from './example-facts.ts'

const noticeLinks = { page, all: links.link, end: links.end }
const tenderLinks = { ...noticeLinks, tender: (id: number) => page(`/tenders/${id}`) }
const facts = { notice_id: 'x', made_at: '2026-11-12T10:00:00Z', read_at: null, tender }

const deadlines = reminderReasons.map(
  (reason): NoticeOf<'deadline'> => ({
    ...facts,
    kind: 'deadline',
    step: 'samples-asked',
    reason,
    on: '2026-11-12',
    last_day: '2026-11-19',
  }),
)
const changed: Readonly<Record<DigestKind, Notice>> = {
  tender_changed: { ...facts, kind: 'tender_changed', tender_version: 2, change: 'changed' },
  outcome: { ...facts, kind: 'outcome', outcome: 'won', day: '2026-11-20', is_correction: true },
  document_expiry: {
    ...facts,
    kind: 'document_expiry',
    document_id: documentIdSchema.parse('doc_12345678'),
    document_kind: 'cert-organic-eu',
    product_name: unbroken,
    valid_to: '2027-01-31',
  },
}

const open: MatchedProduct['open'] = [
  {
    criterion_id: 'container-1',
    kind: 'container',
    required: true,
    status: 'not_met',
    changeable: true,
    tender_value: 'max. 420 g',
    product_value: '445 g',
    gap: { amount: 25, unit: 'g', currency: null },
    remedy: { key: 'use_lighter_container', field: null },
    notes: [],
  },
]
const products = (['strong', 'possible', 'near'] as const).map((verdict) => ({
  name: product_name,
  verdict,
  open,
}))
const searches = ['Savoie, white']
const counts = { strong: 1, possible: 2, near: 12 }
/** One, and more than a mail lists. */
const numbers = [1, listedTenders + 2]
const times = <One>(count: number, one: One): One[] => Array.from({ length: count }, () => one)
const isMail = (mail: ComposedMail | null): mail is ComposedMail => mail !== null

export const noticeMails = (locale: Locale) => ({
  'notices/mails/deadline-mail.ts deadlineMail': [
    deadlineMail(locale, deadlines, noticeLinks),
  ].filter(isMail),
  'notices/mails/digest-mail.ts digestMail': digestKinds
    .flatMap((kind) =>
      [1, 3].map((count) => digestMail(locale, kind, times(count, changed[kind]), noticeLinks)),
    )
    .filter(isMail),
  'notices/mails/match-mail.ts matchMail': numbers.flatMap((count) =>
    [products, null].map((told) =>
      matchMail(locale, times(count, { tender, counts, products: told, searches }), tenderLinks),
    ),
  ),
  'notices/mails/search-mail.ts searchMail': numbers.map((count) =>
    searchMail(locale, times(count, { tender, names: searches }), tenderLinks),
  ),
})
