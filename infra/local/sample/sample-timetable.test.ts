import { describe, expect, it } from 'vitest'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import type { Market } from '#domain/shared/market.ts'
import { isOpen, lastDayOf } from '#domain/tenders/is-open.ts'
import type { PublishedTender } from '#domain/tenders/published-tender.ts'
import { withMovedDates } from './moved-dates.ts'
import { sampleTenders } from './sample-tenders.ts'
import { timedTenders } from './sample-timetable.ts'

const samples = sampleTenders()

/** A day of every week of ten years, each weekday in turn. */
const startDays = Array.from({ length: 522 }, (_, week) =>
  new Date(Date.UTC(2025, 0, 1 + week * 7 + (week % 7))).toISOString().slice(0, 10),
)

const days = startDays.map((today) => {
  const timed = timedTenders(samples, today)
  const published = timed.map((tender) => tender.published)
  const noon = new Date(`${today}T12:00:00Z`)
  const isOpenNow = ({ status, ...tender }: PublishedTender) =>
    isOpen({ ...tender, publication_status: status }, noon)
  return { today, timed, published, open: published.filter(isOpenNow) }
})

const daysTo = (today: string, { offer_deadline }: PublishedTender): number =>
  offer_deadline === null ? Number.NaN : daysBetween(today, offer_deadline)

describe('the sample tenders, on whichever day the system is started', () => {
  it('are some forty open', () => {
    for (const { today, open } of days) {
      expect(open.length, today).toBeGreaterThanOrEqual(38)
      expect(open.length, today).toBeLessThanOrEqual(50)
    }
  })

  it.each<[Market, number, number]>([
    ['SE', 3, 4],
    ['NO', 26, 44],
    ['FI', 3, 7],
  ])('are open in %s: %i to %i', (market, least, most) => {
    for (const { today, open } of days) {
      const count = open.filter((tender) => tender.market === market).length
      expect(count, today).toBeGreaterThanOrEqual(least)
      expect(count, today).toBeLessThanOrEqual(most)
    }
  })

  it('close within the week, some of them', () => {
    for (const { today, open } of days) {
      const closing = open.filter((tender) => daysTo(today, tender) < 7)
      expect(closing.length, today).toBeGreaterThanOrEqual(3)
    }
  })

  it('are announced for later, some of them, with eight weeks to go or by an advance notice', () => {
    for (const { today, open } of days) {
      expect(
        open.filter((tender) => daysTo(today, tender) >= 56).length,
        today,
      ).toBeGreaterThanOrEqual(10)
      expect(open.some(({ status }) => status === 'advance_notice')).toBe(true)
    }
  })

  it('are closed, most of them, and many are on the shelves', () => {
    for (const { today, published, open } of days) {
      expect(published.length - open.length, today).toBeGreaterThan(100)
      const launched = published.filter(({ launch_month }) => (launch_month ?? '9') < today)
      expect(launched.length, today).toBeGreaterThan(100)
    }
  })

  it('leave three weeks for an application in Sweden, where it can be tried', () => {
    for (const { today, open } of days) {
      const isInTime = (lastDay: string) => daysBetween(today, lastDay) >= 21
      const lastDays = open
        .filter(({ market }) => market === 'SE')
        .flatMap((tender) => lastDayOf(tender) ?? [])
      expect(lastDays.filter(isInTime).length, today).toBeGreaterThanOrEqual(2)
    }
  })

  it('were published in the past', () => {
    for (const { today, published } of days) {
      const dates = published.flatMap(({ published_date }) => published_date ?? [])
      expect(dates.filter((date) => date > today)).toEqual([])
    }
  })
})

describe('their dates', () => {
  const isOfPlans = ({ published }: (typeof samples)[number]) =>
    published.market === 'NO' && published.plan !== null
  const original = new Map(samples.map(({ tender_id, published }) => [tender_id, published]))

  it('are all moved by the whole weeks that the sample tells', () => {
    for (const { timed } of days.filter((_, index) => index % 40 === 0)) {
      for (const { tender_id, published, weeks } of timed) {
        const before = original.get(tender_id)
        if (before === undefined) throw new Error('a tender that is not in the samples')
        expect(published).toEqual(withMovedDates(before, weeks))
        if (before.offer_deadline === null || published.offer_deadline === null) continue
        expect(daysBetween(before.offer_deadline, published.offer_deadline)).toBe(weeks * 7)
      }
    }
  })

  it('keep the order of the plans: they move as one', () => {
    for (const { today, timed } of days) {
      const weeks = timed.filter((tender, index) => {
        const sample = samples[index]
        return sample !== undefined && isOfPlans(sample) && lastDayOf(tender.published) !== null
      })
      expect(new Set(weeks.map((tender) => tender.weeks)).size, today).toBe(1)
    }
  })

  it('of tenders published by themselves are whole years from the plans', () => {
    for (const { timed } of days) {
      const ofPlans = timed.find(({ published }) => published.plan === '2027-1')?.weeks ?? 0
      for (const { published, weeks } of timed) {
        const isDated = lastDayOf(published) !== null || published.published_date !== null
        if (!isDated || (published.market === 'NO' && published.plan !== null)) continue
        const years = ((weeks - ofPlans) * 7) / 365.2425
        expect(Math.abs(years - Math.round(years)) * 365).toBeLessThan(4)
      }
    }
  })
})
