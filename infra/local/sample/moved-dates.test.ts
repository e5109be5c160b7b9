import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { daysBetween } from '#domain/shared/calendar-date.ts'
import { weeksToMove, withMovedDates } from './moved-dates.ts'
import { sampleTenders } from './sample-tenders.ts'

const tenders = sampleTenders()
const swedish = tenders.find(
  ({ published }) => published.offer_deadline === '2026-01-29',
)?.published

describe('the sample tenders', () => {
  it('are numbered from 1001 and name their source', () => {
    expect(tenders.map(({ tender_id }) => tender_id)).toEqual(tenders.map((_, n) => 1001 + n))
    for (const { published } of tenders) expect(published.source).toMatch(/^https?:\/\//)
  })

  const shared = new URL('../../../../shared/data/tenders.json', import.meta.url)
  const original = (() => {
    try {
      return JSON.parse(readFileSync(shared, 'utf8')) as unknown[]
    } catch {
      return null
    }
  })()
  it.skipIf(original === null)('drop nothing of the collection they are restated from', () => {
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1)
    const ours = tenders.map(({ published }) => published).sort(byId)
    expect(ours).toEqual((original as { id: string }[]).sort(byId))
  })
})

describe('moving dates', () => {
  it('puts the Swedish deadline 28 to 34 days ahead, in whole weeks', () => {
    if (!swedish) throw new Error('the sample file has no Swedish tender with this deadline')
    for (const today of ['2026-01-02', '2026-11-20', '2027-03-01', '2031-12-31']) {
      const weeks = weeksToMove(swedish, today)
      const moved = withMovedDates(swedish, weeks)
      const ahead = daysBetween(today, moved.offer_deadline ?? '')
      expect(ahead).toBeGreaterThanOrEqual(28)
      expect(ahead).toBeLessThan(35)
      expect(daysBetween('2026-01-29', moved.offer_deadline ?? '')).toBe(weeks * 7)
      expect(moved.launch_month).toBe(moved.launch_date?.slice(0, 7))
      expect(moved.vintage).toBe(swedish.vintage)
    }
  })

  it('leaves a deadline that is far enough ahead, and every other market', () => {
    if (!swedish) throw new Error('the sample file has no Swedish tender with this deadline')
    expect(weeksToMove(swedish, '2026-01-01')).toBe(0)
    for (const { published } of tenders) {
      if (published.market !== 'SE') expect(weeksToMove(published, '2030-01-01')).toBe(0)
    }
  })
})
