import { describe, expect, it } from 'vitest'
import type { ProductFacts } from '../../portfolio/product.ts'
import type { CriterionOf } from '../../tenders/criterion.ts'
import { criterion, stating } from '../product-for-tests.ts'
import { compareAgeing } from './ageing.ts'
import { compareText } from './text.ts'

const nothing = {
  oak: null,
  min_months_in_oak: null,
  max_months_in_oak: null,
  min_months_on_lees: null,
}
type Asked = Partial<Pick<CriterionOf<'ageing'>, keyof typeof nothing>>

describe('compareAgeing: oak, months in oak and months on lees are separate facts', () => {
  it.each<[Asked, Partial<ProductFacts>, string, number | null]>([
    [{ oak: 'forbidden' }, { oak: false }, 'met', null],
    [{ oak: 'forbidden' }, { oak: true }, 'not_met', 1],
    [{ oak: 'forbidden' }, {}, 'unknown', null],
    [{ oak: 'forbidden' }, { months_on_lees: 12 }, 'unknown', null],
    [{ oak: 'required' }, { oak: true }, 'met', null],
    [{ oak: 'required' }, { oak: false }, 'not_met', 1],
    [{ oak: 'required', min_months_in_oak: 12 }, { oak: true }, 'unknown', null],
    [{ oak: 'required', min_months_in_oak: 12 }, { oak: true, months_in_oak: 12 }, 'met', null],
    [{ oak: 'required', min_months_in_oak: 12 }, { oak: true, months_in_oak: 11 }, 'not_met', 1],
    [{ min_months_in_oak: 12, max_months_in_oak: 18 }, { months_in_oak: 20 }, 'not_met', 2],
    [{ min_months_in_oak: 12 }, { months_on_lees: 36 }, 'unknown', null],
    [{ min_months_on_lees: 36 }, { months_on_lees: 36 }, 'met', null],
    [{ min_months_on_lees: 36 }, { months_on_lees: 30 }, 'not_met', 6],
    [{ min_months_on_lees: 36 }, { oak: true, months_in_oak: 48 }, 'unknown', null],
  ])('%j against %j: %s', (asked, facts, status, gap) => {
    const finding = compareAgeing(criterion('ageing', { ...nothing, ...asked }), stating(facts))
    expect(finding.status).toBe(status)
    expect(finding.gap?.amount ?? null).toBe(gap)
  })
})

it('leaves text to a person', () => {
  expect(compareText()).toEqual({
    status: 'unknown',
    changeable: false,
    gap: null,
    remedy: { key: 'check_yourself', field: null },
    notes: [],
  })
})
