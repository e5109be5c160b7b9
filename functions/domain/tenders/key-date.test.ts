import { describe, expect, it } from 'vitest'
import { nextKeyDates } from './key-date.ts'

const tender = {
  offer_deadline: '2027-01-29',
  sample_deadline: null,
  launch_date: '2027-09-01',
  publication_status: 'published',
} as const
const first = new Date('2026-11-20T08:00:00Z')
const later = new Date('2026-12-01T08:00:00Z')
const published = nextKeyDates([], tender, first)

describe('the key dates of a tender', () => {
  it('begin at sequence 0, one for each announced day', () => {
    const changed_at = first.toISOString()
    expect(published).toEqual([
      { milestone: 'offer', date: '2027-01-29', sequence: 0, changed_at, cancelled: false },
      { milestone: 'launch', date: '2027-09-01', sequence: 0, changed_at, cancelled: false },
    ])
  })

  it('stay as they are when something else of the tender changes', () => {
    expect(nextKeyDates(published, tender, later)).toEqual(published)
  })

  it('raise their sequence when they move', () => {
    const [offer, launch] = nextKeyDates(
      published,
      { ...tender, offer_deadline: '2027-02-05' },
      later,
    )
    expect(offer).toMatchObject({ date: '2027-02-05', sequence: 1, cancelled: false })
    expect(offer?.changed_at).toBe(later.toISOString())
    expect(launch).toEqual(published[1])
  })

  it('are cancelled, not forgotten, when the date is taken back, and may come back', () => {
    const without = nextKeyDates(published, { ...tender, launch_date: null }, later)
    expect(without[1]).toMatchObject({ date: '2027-09-01', sequence: 1, cancelled: true })
    expect(nextKeyDates(without, { ...tender, launch_date: null }, later)).toEqual(without)
    const again = nextKeyDates(without, tender, later)
    expect(again[1]).toMatchObject({ date: '2027-09-01', sequence: 2, cancelled: false })
  })

  it('are all cancelled when the tender is withdrawn', () => {
    const withdrawn = nextKeyDates(published, { ...tender, publication_status: 'withdrawn' }, later)
    expect(withdrawn.map(({ cancelled }) => cancelled)).toEqual([true, true])
  })
})
