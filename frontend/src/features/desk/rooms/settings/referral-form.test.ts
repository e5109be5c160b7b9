import { describe, expect, it } from 'vitest'
import { emptyReferral, readReferral } from './referral-form.ts'

const read = (changed: Partial<typeof emptyReferral>) =>
  readReferral({ ...emptyReferral, code: 'autumn-26', ...changed })

describe('the form of a referral code', () => {
  it('is read with what is left empty as no limit', () => {
    expect(read({}).body).toEqual({
      code: 'AUTUMN-26',
      percent_off: 10,
      most_uses: null,
      last_day: null,
    })
    expect(read({ percent: ' 25 ', most_uses: '3', last_day: '2027-01-31' }).body).toEqual({
      code: 'AUTUMN-26',
      percent_off: 25,
      most_uses: 3,
      last_day: '2027-01-31',
    })
  })

  it.each([
    [{ code: 'a b' }, 'code'],
    [{ code: 'ab' }, 'code'],
    [{ percent: '0' }, 'percent'],
    [{ percent: '91' }, 'percent'],
    [{ percent: '12,5' }, 'percent'],
    [{ most_uses: '0' }, 'most_uses'],
    [{ most_uses: 'many' }, 'most_uses'],
  ])('says of %j what is wrong', (changed, field) => {
    const { body, wrong } = read(changed)
    expect(body).toBeNull()
    expect(Object.entries(wrong).filter(([, isWrong]) => isWrong)).toEqual([[field, true]])
  })
})
