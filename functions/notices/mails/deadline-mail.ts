import type { NoticeOf } from '#domain/notices/notice.ts'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import type { Locale } from '#domain/shared/locale.ts'
import { marketFacts } from '#domain/shared/market.ts'
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
interface Words {
  readonly step: Readonly<Record<string, string>>
  readonly deadline: typeof enNotices.deadline
}
const wordsOf: Readonly<Record<Locale, Words>> = {
  en: { ...enTimeline, ...enNotices },
  it: { ...itTimeline, ...itNotices },
  fr: { ...frTimeline, ...frNotices },
  de: { ...deTimeline, ...deNotices },
  es: { ...esTimeline, ...esNotices },
}

export interface DeadlineMailLinks {
  readonly timeline: (tender_id: TenderId) => string
  readonly all: string
  readonly end: string
}

/** What of somebody's applications is due, by tender. */
export function deadlineMail(
  locale: Locale,
  deadlines: readonly Deadline[],
  links: DeadlineMailLinks,
): ComposedMail {
  const words = deadlineWordsOf[locale]
  const tenders = new Map(deadlines.map(({ tender }) => [tender.tender_id, tender]))
  const items = [...tenders.values()].map((tender): MailItem => {
    const due = deadlines.filter((one) => one.tender.tender_id === tender.tender_id)
    return {
      title: oneLine(titleIn(tender, locale)),
      link: links.timeline(tender.tender_id),
      note: marketFacts[tender.market].monopoly,
      lines: due
        .toSorted((a, b) => (a.last_day < b.last_day ? -1 : 1))
        .map((one) => `${wordsOf[locale].step[one.step] ?? one.step}: ${phraseOf(locale, one)}`),
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
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return text.replace('{{day}}', day.format(new Date(last_day)))
}
