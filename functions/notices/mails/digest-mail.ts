import { kindName } from '#domain/documents/kind-name.ts'
import type { Notice } from '#domain/notices/notice.ts'
import type { CalendarDate } from '#domain/shared/calendar-date.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { longDate } from '#domain/shared/written-date.ts'
import { titleIn } from '#domain/tenders/title-in.ts'
import { endingWords } from '../../platform/mail/ending-words.ts'
import { type ComposedMail, layOutMail, oneLine } from '../../platform/mail/lay-out-mail.ts'
import type { MailItem } from '../../platform/mail/mail-look.ts'
import { type NoticeMailLinks, wordsOf } from './deadline-mail.ts'
import { digestWordsOf } from './digest-words.ts'

/** What is told at once by the room where it happens, and gathered here for whoever wants that. */
export const digestKinds = ['tender_changed', 'outcome', 'document_expiry'] as const
export type DigestKind = (typeof digestKinds)[number]

const endingOf = {
  tender_changed: 'tender_changes',
  outcome: 'outcomes',
  document_expiry: 'document_expiry',
} as const

/** Notices of one kind since the last such mail, oldest first, in the words of the list; null: none. */
export function digestMail(
  locale: Locale,
  kind: DigestKind,
  notices: readonly Notice[],
  links: NoticeMailLinks,
): ComposedMail | null {
  const items = notices.flatMap((notice) => itemOf(locale, notice, links) ?? [])
  if (items.length === 0) return null
  const words = digestWordsOf[locale]
  const { why, end } = endingWords[locale][endingOf[kind]]
  const form = new Intl.PluralRules(locale).select(items.length) === 'one' ? 'one' : 'other'
  return layOutMail(
    locale,
    {
      subject: words[kind][form].replace('{n}', String(items.length)),
      lines: [words.lead],
      items,
      button: words.button,
      unasked: why,
      end,
    },
    { link: links.all, end: links.end },
  )
}

function itemOf(locale: Locale, notice: Notice, { page }: NoticeMailLinks): MailItem | null {
  const words = wordsOf[locale]
  const written = (date: CalendarDate) => longDate(locale, date)
  switch (notice.kind) {
    case 'tender_changed':
      return {
        ...ofTender(locale, notice.tender, page),
        lines: [words.tender_changed[notice.change]],
      }
    case 'outcome': {
      const { outcome, is_correction } = notice
      const name = outcome === null ? words.outcomes.none : words.outcomes.kind[outcome].name
      const said = is_correction && outcome !== null ? words.outcome.corrected : '{{name}}'
      return {
        ...ofTender(locale, notice.tender, page),
        lines: [said.replace('{{name}}', () => name), written(notice.day)],
      }
    }
    case 'document_expiry':
      return {
        title: kindName(locale, notice.document_kind),
        link: page('/documents'),
        note: oneLine(notice.product_name ?? ''),
        lines: [words.document_expiry.what.replace('{{date}}', () => written(notice.valid_to))],
      }
    default:
      return null
  }
}

const ofTender = (
  locale: Locale,
  tender: Extract<Notice, { kind: 'outcome' }>['tender'],
  page: NoticeMailLinks['page'],
) => ({
  title: oneLine(titleIn(tender, locale)),
  link: page(`/tender-application/${tender.tender_id}`),
  note: marketFacts[tender.market].monopoly,
})
