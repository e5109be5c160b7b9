import { describe, expect, it, test } from 'vitest'
import { procedureCalled } from './choose-procedure.ts'
import { makeTimeline, type TimelineDates } from './make-timeline.ts'
import { procedureBook } from './procedures.ts'

const book = procedureBook()

/** The steps by their key: day, and the last day where it is another one. */
function daysOf(
  id: string,
  dates: TimelineDates,
  facts: Parameters<typeof makeTimeline>[3] = {},
): Record<string, unknown> {
  const procedure = procedureCalled(book, id)
  const steps = makeTimeline(procedure, book.calendars[procedure.market], dates, facts)
  return Object.fromEntries(
    steps.map(({ milestone, date, latest }) => [
      milestone.key,
      date === latest ? date : [date, latest],
    ]),
  )
}

// a Swedish request as reported: offers by 29 January, samples by 3 March, in the shops on 1 September 2026
const furmint = {
  published: '2025-12-15',
  offer_deadline: '2026-01-29',
  sample_deadline: '2026-03-03',
  launch_date: '2026-09-01',
}

describe('the timeline of a Swedish request', () => {
  it('counts the work on the offer back from its deadline', () => {
    expect(daysOf('SE-FIXED', furmint)).toMatchObject({
      'plan-watch': '2025-12-15',
      // eight weeks are 4 December; the last moment is five working days before
      'certs-check': ['2025-12-04', '2026-01-22'],
      // 25 working days back over Christmas, New Year and Epiphany
      go: ['2025-12-17', '2026-01-19'],
      'offer-deadline': '2026-01-29',
      'sample-deadline': '2026-03-03',
      launch: '2026-09-01',
    })
  })

  it('sends samples earlier from far away', () => {
    const near = daysOf('SE-FIXED', furmint, { 'origin.isEuEea': true, 'origin.country': 'HU' })
    const far = daysOf('SE-FIXED', furmint, { 'origin.isEuEea': false, 'origin.country': 'ZA' })
    expect(far['sample-dispatch']).toEqual(['2026-01-30', expect.anything()])
    expect(String(near['sample-dispatch'])).not.toBe(String(far['sample-dispatch']))
    expect(far).toHaveProperty('coi-vi1')
    expect(near).not.toHaveProperty('coi-vi1')
  })

  it('leaves out what the packaging does not need, and keeps what cannot be told', () => {
    expect(daysOf('SE-FIXED', furmint, { 'packaging.type': 'glass_bottle' })).not.toHaveProperty(
      'deposit-product',
    )
    expect(daysOf('SE-FIXED', furmint, { 'packaging.type': 'can' })).toHaveProperty(
      'deposit-product',
    )
    expect(daysOf('SE-FIXED', furmint)).toHaveProperty('deposit-product')
  })

  it('updates the deposit on the last Friday whose Wednesday is not after the launch', () => {
    const update = (launch_date: string) => daysOf('SE-FIXED', { launch_date })['deposit-update']
    expect(update('2027-03-01')).toBe('2027-02-19')
    expect(update('2026-09-01')).toBe('2026-08-21')
  })

  it('changes prices at the next window after half a year', () => {
    expect(daysOf('SE-FIXED', furmint)['price-window']).toBe('2027-03-01')
    expect(daysOf('SE-FIXED', { launch_date: '2026-12-01' })['price-window']).toBe('2027-09-01')
  })
})

describe('days that are not known', () => {
  it('stay open', () => {
    const days = daysOf('SE-FIXED', { offer_deadline: '2026-01-29' })
    expect(days['sample-deadline']).toBeNull()
    expect(days.launch).toBeNull()
    expect(days.result).toBeNull()
  })

  it('are counted from the first working day of a month, which is said', () => {
    const procedure = procedureCalled(book, 'NO-SAMPLES')
    const steps = makeTimeline(procedure, book.calendars.NO, { launch_month: '2026-05' }, {})
    const launch = steps.find(({ milestone }) => milestone.key === 'launch')
    // 1 May is a holiday, 2 and 3 May a weekend
    expect(launch).toMatchObject({ date: '2026-05-04', is_month_only: true })
  })
})

it('keeps days free before what nobody may miss', () => {
  const procedure = procedureCalled(book, 'SE-FIXED')
  const steps = makeTimeline(procedure, book.calendars.SE, furmint, { 'origin.isEuEea': false })
  const safeOf = (key: string) => steps.find(({ milestone }) => milestone.key === key)?.safe
  expect(safeOf('offer-deadline')).toBe('2026-01-27')
  expect(safeOf('sample-deadline')).toBe('2026-02-24')
  expect(safeOf('go')).toBeNull()
  expect(safeOf('coi-vi1')).not.toBeNull()
})

it('moves what a producer plans to the working day before, and never what a monopoly sets', () => {
  // eight weeks before 1 June 2026 is Easter Monday
  expect(daysOf('SE-FIXED', { offer_deadline: '2026-06-01' })['certs-check']).toEqual([
    '2026-04-02',
    expect.anything(),
  ])
  expect(daysOf('SE-FIXED', { offer_deadline: '2026-05-24' })['offer-deadline']).toBe('2026-05-24')
})

test.each(book.procedures)(
  '$id has a day for each step that is counted from a known one',
  (procedure) => {
    const known = { ...furmint, result: '2026-04-20', events: {} }
    const steps = makeTimeline(procedure, book.calendars[procedure.market], known, {})
    expect(steps.length).toBeGreaterThan(10)
    for (const { milestone, date, latest } of steps) {
      const isOpen = milestone.offset === null || milestone.anchored_on.startsWith('event:')
      expect(date === null, milestone.id).toBe(isOpen)
      if (date !== null && latest !== null) expect(latest >= date, milestone.id).toBe(true)
    }
  },
)
