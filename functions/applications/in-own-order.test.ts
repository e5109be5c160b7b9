import { describe, expect, it } from 'vitest'
import { leadDaysOf } from '#domain/desk/own-deadline.ts'
import { behindAllDays } from '#domain/shared/calendar-date.ts'
import { markets } from '#domain/shared/market.ts'
import { tenderId, userId } from '../platform/test/builders.ts'
import { deadlineKeyOf, type ListedApplication } from './application-row.ts'
import { inOwnOrder, isOwnOrder, ownKeyOf } from './in-own-order.ts'

const leads = leadDaysOf([
  { market: 'SE', lead_days: 2 },
  { market: 'SE', lead_days: 5 },
  { market: 'NO', lead_days: 12 },
])

/** Rows as the index has them: by the monopolies' last days, those without one last. */
const rows = Array.from({ length: 120 }, (_, index) => {
  const market = markets[index % 3] ?? 'SE'
  const last_day =
    index > 110 ? null : new Date(Date.UTC(2027, 0, 1 + (index >> 1))).toISOString().slice(0, 10)
  const deadline_key = deadlineKeyOf(last_day, tenderId(index + 1), userId(`user-${index % 7}`))
  return { deadline_key, listed: { market, last_day } } as ListedApplication
}).sort((a, b) => (a.deadline_key < b.deadline_key ? -1 : 1))

let asked = 0
/** From a day on, as a page that goes on asks for it. */
async function* index(from = '0') {
  for (const row of rows) {
    if (row.deadline_key < from) continue
    asked += 1
    yield row
  }
}
const keys = rows.map((row) => ownKeyOf(row, leads)).sort()

describe('the order of the importers\u2019 own deadlines', () => {
  it('is that of the longest lead of each market', () => {
    expect(leads).toEqual({ SE: 5, NO: 12, FI: 0 })
    expect(
      ownKeyOf(
        rows.find(({ listed }) => listed.market === 'NO') ?? (rows[0] as ListedApplication),
        leads,
      ),
    ).toMatch(/^2026-12-20#/)
    expect(keys.at(-1)).toMatch(new RegExp(`^${behindAllDays}#`))
  })

  it('holds over all rows, each once', async () => {
    const found: string[] = []
    for await (const row of inOwnOrder(index(), leads, null)) found.push(ownKeyOf(row, leads))
    expect(found).toEqual(keys)
    expect(found).not.toEqual(rows.map((row) => ownKeyOf(row, leads)))
  })

  it.each([1, 7, 50])('goes on page by page of %i, losing and repeating nothing', async (size) => {
    const found: string[] = []
    for (let after: string | null = null; ; ) {
      const page: string[] = []
      for await (const row of inOwnOrder(index(after?.slice(0, 10)), leads, after)) {
        page.push(ownKeyOf(row, leads))
        if (page.length === size) break
      }
      found.push(...page)
      after = page.at(-1) ?? null
      if (page.length < size) break
    }
    expect(found).toEqual(keys)
  })

  it('looks no further ahead than the longest lead', async () => {
    asked = 0
    for await (const _ of inOwnOrder(index(), leads, null)) break
    // two rows a day: the twelve days of the longest lead, and the day that ends them
    expect(asked).toBeLessThanOrEqual(2 * 13 + 1)
  })

  it('is that of the monopolies where all markets have the same lead', () => {
    expect(isOwnOrder(leadDaysOf([]))).toBe(false)
    expect(isOwnOrder(leads)).toBe(true)
  })
})
