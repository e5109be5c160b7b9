import type { Locale } from '#domain/shared/locale.ts'
import { labelled } from '#domain/shared/typeset.ts'
import { longDate } from '#domain/shared/written-date.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import type { TenderSummary } from '#domain/tenders/tender.ts'
import {
  changeKindOf,
  isOfWithdrawal,
  type TenderChangeKind,
  type TenderDifferences,
} from '#domain/tenders/tender-differences.ts'
import { endingWords } from '../../platform/mail/ending-words.ts'
import { type ComposedMail, layOutMail, oneLine } from '../../platform/mail/lay-out-mail.ts'
import { type ChangeMailWords, changeWordsOf } from './change-words.ts'
import { publishedFacts, tenderName, wordsOf } from './submission-mail.ts'

export interface TenderChange {
  readonly before: PublishedTender
  readonly after: PublishedTender
  readonly summary: TenderSummary
  readonly differences: TenderDifferences
  /** Otherwise it is submitted. */
  readonly isDraft: boolean
}

/** What an applicant is told of a changed or withdrawn tender, and what that means for the application. */
export function changeMail(
  locale: Locale,
  change: TenderChange,
  links: { readonly link: string; readonly end: string },
): ComposedMail {
  const words = changeWordsOf[locale]
  const kind = changeKindOf(change.before, change.after, change.differences)
  const subject = words[kind].replace('{tender}', () => tenderName(change.summary, locale))
  const stands = change.isDraft ? words.draft : words.submitted
  const linesOf: Record<TenderChangeKind, () => string[]> = {
    changed: () => [...changedLines(locale, change), stands],
    corrected: () => [words.correctedText, stands],
    withdrawn: () => withdrawnLines(words, change),
    reinstated: () => [
      change.isDraft ? words.reinstatedDraft : words.reinstatedSubmitted,
      ...changedLines(locale, change),
    ],
  }
  const lines = linesOf[kind]()
  const { button } = wordsOf[locale]
  const { why, end } = endingWords[locale].tender_changes
  const facts = publishedFacts(change.summary, locale)
  return layOutMail(locale, { subject, lines, facts, button, unasked: why, end }, links)
}

function withdrawnLines(words: ChangeMailWords, { after, isDraft }: TenderChange): string[] {
  const { withdrawal_note } = after
  return [
    ...(withdrawal_note === null ? [] : [oneLine(withdrawal_note)]),
    isDraft ? words.withdrawnDraft : words.withdrawnSubmitted,
    words.fees,
  ]
}

/** The days that an applicant plans by, each with its label. */
const plannedDays = {
  offer_deadline: (locale: Locale) => wordsOf[locale].deadline,
  sample_deadline: (locale: Locale) => changeWordsOf[locale].sample,
  launch_date: (locale: Locale) => changeWordsOf[locale].launch,
} as const
type PlannedDay = keyof typeof plannedDays
const isPlannedDay = (field: string): field is PlannedDay => field in plannedDays

function changedLines(locale: Locale, { before, after, differences }: TenderChange): string[] {
  const words = changeWordsOf[locale]
  const days = differences.fields.filter(isPlannedDay)
  const said = differences.fields.filter((field) => !isOfWithdrawal(field))
  const hasOthers = said.length > days.length || differences.requirements.length > 0
  const moved = days.map((field) =>
    labelled(
      locale,
      plannedDays[field](locale),
      words.moved
        .replace('{before}', () => dayIn(locale, before[field]))
        .replace('{after}', () => dayIn(locale, after[field])),
    ),
  )
  const others = days.length > 0 ? words.requirements : words.requirementsOnly
  return [...(moved.length > 0 ? [words.dates, ...moved] : []), ...(hasOthers ? [others] : [])]
}

const dayIn = (locale: Locale, day: string | null): string =>
  day === null ? wordsOf[locale].notAnnounced : longDate(locale, day)
