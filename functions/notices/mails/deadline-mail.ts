import type { Notice, NoticeOf } from '#domain/notices/notice.ts'
import { type CalendarDate, daysBetween } from '#domain/shared/calendar-date.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { marketFacts } from '#domain/shared/market.ts'
import { labelled } from '#domain/shared/typeset.ts'
import { longDate } from '#domain/shared/written-date.ts'
import { titleIn } from '#domain/tenders/title-in.ts'
// the list of notices and the timeline say it with these words
import deNotices from '../../../frontend/src/i18n/locales/de/notices.json' with { type: 'json' }
import deTimeline from '../../../frontend/src/i18n/locales/de/timeline.json' with { type: 'json' }
import enNotices from '../../../frontend/src/i18n/locales/en/notices.json' with { type: 'json' }
import enTimeline from '../../../frontend/src/i18n/locales/en/timeline.json' with { type: 'json' }
import esNotices from '../../../frontend/src/i18n/locales/es/notices.json' with { type: 'json' }
import esTimeline from '../../../frontend/src/i18n/locales/es/timeline.json' with { type: 'json' }
import frNotices from '../../../frontend/src/i18n/locales/fr/notices.json' with { type: 'json' }
import frTimeline from '../../../frontend/src/i18n/locales/fr/timeline.json' with { type: 'json' }
import itNotices from '../../../frontend/src/i18n/locales/it/notices.json' with { type: 'json' }
import itTimeline from '../../../frontend/src/i18n/locales/it/timeline.json' with { type: 'json' }
import { type ComposedMail, layOutMail, oneLine } from '../../platform/mail/lay-out-mail.ts'
import { type MailItem, previewOf } from '../../platform/mail/mail-look.ts'
import { deadlineWordsOf } from './deadline-words.ts'

type Deadline = NoticeOf<'deadline'>
type Words = typeof enNotices & {
  readonly step: Readonly<Record<string, string>>
  readonly outcomes: typeof enTimeline.outcome
}
/** Those of the list of notices, with those of the timeline. */
export const wordsOf: Readonly<Record<Locale, Words>> = {
  en: { ...enNotices, step: enTimeline.step, outcomes: enTimeline.outcome },
  it: { ...itNotices, step: itTimeline.step, outcomes: itTimeline.outcome },
  fr: { ...frNotices, step: frTimeline.step, outcomes: frTimeline.outcome },
  de: { ...deNotices, step: deTimeline.step, outcomes: deTimeline.outcome },
  es: { ...esNotices, step: esTimeline.step, outcomes: esTimeline.outcome },
}

/** Without language prefix: where a path of the site is. */
export interface NoticeMailLinks {
  readonly page: (path: string) => string
  readonly all: string
  readonly end: string
}

/** What can still be done today; what waited for a weekly mail counts its days from today. */
export const stillAhead = (notices: readonly Notice[], today: CalendarDate): Deadline[] =>
  notices.flatMap((notice) => {
    if (notice.kind !== 'deadline' || notice.last_day < today) return []
    if (notice.on === today) return [notice]
    const reason = notice.last_day === today ? 'last_day' : 'ahead'
    return [{ ...notice, reason, on: today }]
  })

/** What of somebody's applications is due, by tender; null: nothing. */
export function deadlineMail(
  locale: Locale,
  deadlines: readonly Deadline[],
  links: NoticeMailLinks,
): ComposedMail | null {
  if (deadlines.length === 0) return null
  const words = deadlineWordsOf[locale]
  const tenders = new Map(deadlines.map(({ tender }) => [tender.tender_id, tender]))
  const items = [...tenders.values()].map((tender): MailItem => {
    const due = deadlines.filter((one) => one.tender.tender_id === tender.tender_id)
    return {
      title: oneLine(titleIn(tender, locale)),
      link: links.page(`/tender-application/${tender.tender_id}/timeline`),
      note: marketFacts[tender.market].monopoly,
      lines: due
        .toSorted((a, b) => (a.last_day < b.last_day ? -1 : 1))
        .map((one) =>
          labelled(locale, wordsOf[locale].step[one.step] ?? one.step, phraseOf(locale, one)),
        ),
    }
  })
  const [only] = items.length === 1 ? items : []
  const form = new Intl.PluralRules(locale).select(deadlines.length) === 'one' ? 'one' : 'other'
  return layOutMail(
    locale,
    {
      subject: words.subject[form].replace('{n}', String(deadlines.length)),
      lines: [words.lead],
      preview: previewOf(items),
      items,
      button: only ? words.openOne : words.openAll,
      unasked: words.why,
      end: words.end,
    },
    { link: only?.link ?? links.all, end: links.end },
  )
}

function phraseOf(locale: Locale, { reason, on, last_day }: Deadline): string {
  const { deadline } = wordsOf[locale]
  const days = daysBetween(on, last_day)
  const text =
    reason === 'ahead'
      ? deadline[days === 1 ? 'ahead_one' : 'ahead_other'].replace('{{count}}', String(days))
      : deadline[reason]
  return text.replace('{{day}}', longDate(locale, last_day))
}
