import type * as z from 'zod'
import type { CalendarDate } from '../shared/calendar-date.ts'
import type { keyDateSchema } from './key-date-schema.ts'
import type { TenderSummary } from './tender.ts'

/** What a tender's dates are for: offers close, samples arrive, sales begin. */
export const milestones = ['offer', 'sample', 'launch'] as const
export type Milestone = (typeof milestones)[number]

export type KeyDate = z.infer<typeof keyDateSchema>

/** A cancelled date stays in feeds so long: a calendar that only sees it vanish may keep a ghost. */
export const cancelledDays = 90

type Announced = Pick<
  TenderSummary,
  'offer_deadline' | 'sample_deadline' | 'launch_date' | 'publication_status'
>

const announcedDate = (tender: Announced, milestone: Milestone): CalendarDate | null => {
  if (tender.publication_status === 'withdrawn') return null
  switch (milestone) {
    case 'offer':
      return tender.offer_deadline
    case 'sample':
      return tender.sample_deadline
    case 'launch':
      return tender.launch_date
  }
}

/** The key dates of a tender's new version, carrying on those of the version before. */
export function nextKeyDates(
  before: readonly KeyDate[],
  tender: Announced,
  now: Date,
): readonly KeyDate[] {
  const changed_at = now.toISOString()
  return milestones.flatMap((milestone) => {
    const earlier = before.find((known) => known.milestone === milestone)
    const date = announcedDate(tender, milestone)
    if (earlier === undefined) {
      return date === null ? [] : [{ milestone, date, sequence: 0, changed_at, cancelled: false }]
    }
    const next = { date: date ?? earlier.date, cancelled: date === null }
    if (next.date === earlier.date && next.cancelled === earlier.cancelled) return [earlier]
    return [{ milestone, ...next, sequence: earlier.sequence + 1, changed_at }]
  })
}
