import { describe, expect, it, test } from 'vitest'
import { procedureBook } from '#domain/timeline/procedures.ts'
import { realTenders } from './real-tenders-dated.ts'
import { timelineOfTender } from './timeline-of-tender.ts'

// Worked out by hand on paper calendars, working day by working day; the reckoning stands beside each day.

const book = procedureBook()

interface Case {
  readonly tender: keyof typeof realTenders
  readonly procedure: string
  /** True: no such tender was ever published, so a real one of the market is put through this procedure. */
  readonly isForced?: boolean
  readonly origin: string | null
  /** Day, or day and last day. */
  readonly days: Readonly<Record<string, string | readonly [string, string] | null>>
}

const cases: readonly Case[] = [
  {
    tender: 'furmint',
    procedure: 'SE-FIXED',
    origin: 'HU',
    days: {
      // back from Thursday 29 Jan: 28 27 26 23 22 are five; 28 27 are two
      'formal-check': ['2026-01-22', '2026-01-27'],
      // 28 27 26 23 22 21 20 are seven, 28 27 26 three
      'form-to-submitter': ['2026-01-20', '2026-01-26'],
      // from Tuesday 3 March: 2; 27 26 25 24 23 (6); 20 19 (8) 18 17 16 (11); 13 (12)
      'sample-dispatch': ['2026-02-13', '2026-02-19'],
      // 98 and 56 days before Tuesday 1 September
      order: ['2026-05-26', '2026-07-07'],
      'followup-3m': '2026-12-01',
      // four weeks
      'a-class': '2026-09-29',
    },
  },
  {
    tender: 'furmint',
    procedure: 'SE-FIXED',
    origin: 'ZA',
    days: {
      // behind the twelfth, 13 Feb: 12 11 10 9 (16); 6 5 4 3 2 (21); Friday 30 Jan (22)
      'sample-dispatch': ['2026-01-30', '2026-02-19'],
      // 140 and 56 days
      order: ['2026-04-14', '2026-07-07'],
      // 126 and 49 days
      'label-approval': ['2026-04-28', '2026-07-14'],
      // 77 days, by law: never moved
      'coi-vi1': '2026-06-16',
      // 91 and 28 days
      pickup: ['2026-06-02', '2026-08-04'],
    },
  },
  {
    tender: 'furmint',
    procedure: 'SE-FIXED',
    origin: 'GB',
    days: {
      // behind the twelfth, 13 Feb: 12 11 10 are the fifteenth
      'sample-dispatch': ['2026-02-10', '2026-02-19'],
      'coi-vi1': '2026-06-16',
      // not far: twelve weeks are 84 days
      'label-approval': ['2026-06-09', '2026-07-14'],
    },
  },
  {
    tender: 'summer2012',
    procedure: 'SE-FIXED',
    origin: 'IT',
    days: {
      // from Monday 10 Oct five weeks of five days; eight: 7 6 5 4 3, 30 29 28 Sep
      go: ['2011-09-05', '2011-09-28'],
      'certs-check': ['2011-08-15', '2011-10-03'],
      // 84 and 35 days before Friday 1 June
      'product-data': ['2012-03-09', '2012-04-27'],
      // 49 and 28 days: 13 April is the Friday after Easter, 4 May the one after 1 May
      pickup: ['2012-04-13', '2012-05-04'],
      // 31 and 30 May
      'first-delivery': ['2012-05-25', '2012-05-30'],
      // half a year is 1 December, the next window 1 March
      'price-window': '2013-03-01',
    },
  },
  {
    tender: 'vranec',
    procedure: 'SE-FIXED',
    origin: 'MK',
    days: {
      'offer-deadline': null,
      // 84 and 49 days before Tuesday 15 September
      'label-approval': ['2015-06-23', '2015-07-28'],
      pickup: ['2015-07-28', '2015-08-18'],
      'a-class': '2015-10-13',
      // half a year is 15 March, just behind that window
      'price-window': '2016-09-01',
    },
  },
  {
    tender: 'furmint',
    procedure: 'SE-TEMP-TENDER',
    isForced: true,
    origin: 'PT',
    days: {
      // 28 27 26 23 22 21 20 19 16 15 are ten, 28 27 26 23 four
      statements: ['2026-01-15', '2026-01-23'],
      // five more: 14 13 12 9 8; eight: 19 Jan
      'lab-order': ['2026-01-08', '2026-01-19'],
      // from Tuesday 3 March: 2, 27 26 25 24 are five, 2 and 27 two
      'sample-at-importer': ['2026-02-24', '2026-02-27'],
      'followup-6m': '2027-03-01',
    },
  },
  {
    tender: 'vranec',
    procedure: 'SE-TEMP-EXCLUSIVE',
    isForced: true,
    origin: 'IT',
    days: {
      'buyer-sample': '2015-01-15',
      'stock-ready': ['2015-08-25', '2015-09-01'],
      // Monday 14, Friday 11
      'first-delivery': ['2015-09-08', '2015-09-11'],
      launch: '2015-09-15',
    },
  },
  {
    tender: 'summer2012',
    procedure: 'SE-ORDER',
    isForced: true,
    origin: 'FR',
    days: {
      // 42 days
      listing: '2012-04-20',
      'label-approval': ['2012-03-09', '2012-04-13'],
      'followup-3m': '2012-09-01',
      // 49 days, the goods move inside the EU
      'emcs-draft': '2012-04-13',
    },
  },
  {
    tender: 'january2020',
    procedure: 'NO-SAMPLES',
    origin: 'FR',
    days: {
      // 1 January is off
      launch: '2020-01-02',
      // from Thursday 1 Aug: 31 30 29 (3), 26 to 22 (8), 19 18 (10) 17 16 15 (13), 12 11 (15)
      'sample-dispatch': ['2019-07-11', '2019-07-18'],
      // 10 9 8 (18), 5 to 1 (23), 28 to 24 June (28), 21 20 (30): Midsummer Eve is worked in Norway
      'sample-lot': ['2019-06-20', '2019-07-18'],
      // 84 and 56 days
      order: ['2019-10-10', '2019-11-07'],
      'vintage-change': '2020-09-02',
      // four months are 2 May, a day behind that window
      'price-window': '2020-09-01',
    },
  },
  {
    tender: 'january2020',
    procedure: 'NO-SAMPLES',
    origin: 'AR',
    days: {
      // behind the fifteenth, 11 July: 10 9 8 (18), 5 4 3 2 1 (23), 28 27 June (25)
      'sample-dispatch': ['2019-06-27', '2019-07-18'],
      // 112 and 56 days
      order: ['2019-09-12', '2019-11-07'],
      // 91 and 28 days before 2 January
      pickup: ['2019-10-03', '2019-12-05'],
    },
  },
  {
    tender: 'march2020',
    procedure: 'NO-WRITTEN-SAMPLES',
    origin: 'ES',
    days: {
      // 1 March is a Sunday
      launch: '2020-03-02',
      // from Thursday 15 Aug: 14 13 12 (3), four whole weeks (23), 12 11 July (25); eight: 5 Aug
      go: ['2019-07-11', '2019-08-05'],
      order: ['2019-12-09', '2020-01-06'],
      // what the monopoly does is not moved
      'launch-sample': ['2020-02-10', '2020-02-17'],
    },
  },
  {
    tender: 'may2026',
    procedure: 'NO-WRITTEN-SAMPLES',
    origin: 'DE',
    days: {
      // 1 May is off, 2 and 3 May a weekend
      launch: '2026-05-04',
      'certs-check': ['2025-09-25', '2025-11-13'],
      // 19 18 17 (3), four whole weeks (23), 17 16 Oct (25), over the night of 26 October, when clocks go back
      go: ['2025-10-16', '2025-11-10'],
      // 49 days over the night of 29 March, when clocks go forward; 28 days are Easter Monday, and Good Friday and
      // Maundy Thursday are off: Wednesday 1 April
      pickup: ['2026-03-16', '2026-04-01'],
      'vintage-change': '2027-01-04',
    },
  },
  {
    tender: 'july2026',
    procedure: 'NO-WRITTEN',
    origin: 'IT',
    days: {
      launch: '2026-07-01',
      // 28 27 26 (3), 23-19 (8), 16-12 (13), 9-5 (18: Epiphany is worked in Norway), 2 (19); 1 Jan, 31 Dec off;
      // 30 29 (21); 26 25 24 off; 23 22 (23), 19 18 (25)
      go: ['2025-12-18', '2026-01-19'],
      'label-approval': ['2026-04-08', '2026-05-13'],
      'product-data': ['2026-04-08', '2026-05-27'],
      // 30 and 29 June
      'first-delivery': ['2026-06-24', '2026-06-29'],
      // four months are 1 November
      'price-window': '2027-01-01',
    },
  },
  {
    tender: 'writtenMarch2020',
    procedure: 'NO-WRITTEN',
    origin: 'US',
    days: {
      // 126 and 49 days before Monday 2 March
      'label-approval': ['2019-10-28', '2020-01-13'],
      'coi-vi1': '2019-12-16',
      pickup: ['2019-12-02', '2020-02-03'],
    },
  },
  {
    tender: 'shortNotice',
    procedure: 'NO-SHORT-NOTICE',
    origin: 'FR',
    days: {
      'offer-deadline': null,
      go: null,
      // Friday 1 May is off
      launch: '2020-05-04',
      // 84 and 35 days
      'product-data': ['2020-02-10', '2020-03-30'],
      // 49 and 28 days; the Monday of Holy Week is worked
      pickup: ['2020-03-16', '2020-04-06'],
    },
  },
  {
    tender: 'july2026',
    procedure: 'NO-TO-ORDER',
    isForced: true,
    origin: 'IT',
    days: {
      listing: '2026-05-20',
      order: ['2026-04-08', '2026-05-06'],
      'vintage-change': '2027-03-01',
    },
  },
  {
    tender: 'christmas2018',
    procedure: 'FI-SEASONAL',
    origin: 'DE',
    days: {
      // 98 and 56 days before Thursday 4 October
      order: ['2018-06-28', '2018-08-09'],
      'label-approval': ['2018-07-12', '2018-08-16'],
      'vintage-newer': '2018-08-09',
      'product-change': '2019-04-04',
      coverage: null,
    },
  },
  {
    tender: 'easter2021',
    procedure: 'FI-SEASONAL',
    origin: 'ZA',
    days: {
      // 1 April is Maundy Thursday; 7 and 6 April, the Monday between is Easter Monday
      'first-delivery': ['2021-04-01', '2021-04-06'],
      // 91 days are 7 January, the day after Epiphany; 28 are 11 March
      pickup: ['2021-01-07', '2021-03-11'],
      'coi-vi1': '2021-01-21',
      'product-data': ['2021-01-14', '2021-03-04'],
    },
  },
  {
    tender: 'christmas2018',
    procedure: 'FI-GENERAL',
    isForced: true,
    origin: 'IT',
    days: {
      authorisation: null,
      'price-window': '2019-02-04',
      'product-change': '2019-04-04',
      // 21 and 14 days
      'stock-ready': ['2018-09-13', '2018-09-20'],
    },
  },
  {
    tender: 'easter2021',
    procedure: 'FI-SPECIAL',
    isForced: true,
    origin: 'ES',
    days: {
      'launch-sample': ['2021-03-18', '2021-03-25'],
      'emcs-draft': '2021-02-18',
      // 98 days are New Year's Eve, which an importer decides about: not moved
      order: ['2020-12-31', '2021-02-11'],
    },
  },
  {
    tender: 'easter2021',
    procedure: 'FI-SALE-TO-ORDER',
    isForced: true,
    origin: 'FR',
    days: {
      'offer-sto': '2021-03-18',
      'sto-processing': '2021-03-25',
      'price-window': '2021-08-08',
      'product-change': '2021-10-08',
    },
  },
]

const timelineOf = ({ tender, procedure, isForced, origin }: Case) =>
  timelineOfTender(book, realTenders[tender], {
    origin,
    procedure: isForced === true ? procedure : null,
  })

describe('timelines of real tenders', () => {
  test.each(cases)('$tender by $procedure from $origin', (one) => {
    const { procedure, milestones } = timelineOf(one)
    expect(procedure).toBe(one.procedure)
    const dated = Object.fromEntries(
      milestones.map(({ id, date, latest }) => [
        id.slice(procedure.length + 1),
        date === latest ? date : [date, latest],
      ]),
    )
    expect(dated).toMatchObject(one.days)
  })

  it('are there for every procedure, and more than twenty were worked out', () => {
    expect(new Set(cases.map(({ procedure }) => procedure))).toEqual(new Set(book.choice.order))
    expect(cases.length).toBeGreaterThanOrEqual(20)
    for (const one of cases) {
      const dated = timelineOf(one).milestones.filter(({ date }) => date !== null)
      expect(dated.length, one.procedure).toBeGreaterThan(8)
    }
  })
})
