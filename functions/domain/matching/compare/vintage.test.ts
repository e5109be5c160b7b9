import { describe, expect, it } from 'vitest'
import { criterion, stating } from '../product-for-tests.ts'
import { compareVintage } from './vintage.ts'

type Vintage = number | 'NV' | null
const asked = (ranges: [number | null, number | null][], non_vintage_allowed = false) =>
  criterion('vintage', { ranges: ranges.map(([from, to]) => ({ from, to })), non_vintage_allowed })

describe('compareVintage', () => {
  it.each<[string, ReturnType<typeof asked>, Vintage, string, number | null]>([
    ['2024 or 2025', asked([[2024, 2025]]), 2024, 'met', null],
    ['2024 or 2025', asked([[2024, 2025]]), 2023, 'not_met', 1],
    ['2022 or older', asked([[null, 2022]]), 1990, 'met', null],
    ['2022 or older', asked([[null, 2022]]), 2025, 'not_met', 3],
    ['2017 or more recent', asked([[2017, null]]), 2030, 'met', null],
    ['2017 or more recent', asked([[2017, null]]), 2016, 'not_met', 1],
    ['2010 - 2016', asked([[2010, 2016]]), 2016, 'met', null],
    [
      '2015 or 2017',
      asked([
        [2015, 2015],
        [2017, 2017],
      ]),
      2016,
      'not_met',
      1,
    ],
    [
      '2015 or 2017',
      asked([
        [2015, 2015],
        [2017, 2017],
      ]),
      2017,
      'met',
      null,
    ],
    ['2024', asked([[2024, 2024]]), 'NV', 'not_met', 1],
    ['2024', asked([[2024, 2024]]), null, 'unknown', null],
    ['2024 or NV', asked([[2024, 2024]], true), 'NV', 'met', null],
    ['2024 or NV', asked([[2024, 2024]], true), null, 'met', null],
    ['2024 or NV', asked([[2024, 2024]], true), 2020, 'not_met', 4],
    ['non vintage', asked([], true), 'NV', 'met', null],
    ['non vintage', asked([], true), null, 'met', null],
    ['non vintage', asked([], true), 2020, 'not_met', 1],
  ])('"%s"', (_words, criterion, vintage, status, gap) => {
    const finding = compareVintage(criterion, stating({ vintage }))
    expect(finding.status).toBe(status)
    expect(finding.gap?.amount ?? null).toBe(gap)
  })

  it('takes a later vintage than asked for one that the producer can change', () => {
    const later = compareVintage(asked([[2019, 2020]]), stating({ vintage: 2023 }))
    expect(later).toMatchObject({
      status: 'not_met',
      changeable: true,
      gap: { amount: 3, unit: 'years' },
      remedy: { key: 'offer_earlier_vintage', field: 'vintage' },
    })
    const younger = compareVintage(asked([[2025, null]]), stating({ vintage: 2023 }))
    expect(younger).toMatchObject({ changeable: false, remedy: { key: 'offer_other_vintage' } })
  })

  it('leaves open what a list asks for beside the years that are understood', () => {
    const criterion = { ...asked([[2020, 2020]]), unread: ['Flurbel'] }
    const status = (vintage: Vintage) => compareVintage(criterion, stating({ vintage })).status
    expect([2020, 2021, 'NV', null].map((one) => status(one as Vintage))).toEqual([
      'met',
      'unknown',
      'unknown',
      'unknown',
    ])
    expect(
      compareVintage({ ...asked([]), unread: ['Flurbel'] }, stating({ vintage: 2020 })),
    ).toMatchObject({
      status: 'unknown',
      remedy: { key: 'check_yourself' },
      notes: ['tender_words_not_understood'],
    })
  })

  it('says when silence is taken as non-vintage', () =>
    expect(compareVintage(asked([], true), stating({})).notes).toEqual([
      'no_vintage_taken_as_non_vintage',
    ]))
})
