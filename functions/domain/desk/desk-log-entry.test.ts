import { describe, expect, it } from 'vitest'
import { subjectOf } from './desk-log-entry.ts'

describe('the subject of a call at the desk', () => {
  it.each([
    ['/api/admin/enquiries', {}, 'enquiries'],
    ['/api/admin/enquiries/{enquiry_id}/offers', { enquiry_id: 'pvs_1' }, 'enquiries/pvs_1'],
    [
      '/api/admin/applications/{user_id}/{tender_id}/receipt/{file}',
      { user_id: 'u', tender_id: '7', file: 'package' },
      'applications/u/7',
    ],
    ['/api/admin/markets/{market}', { market: 'SE' }, 'markets/SE'],
  ])('of %s with %j is %s', (path, params, subject) => {
    expect(subjectOf(path, params)).toBe(subject)
  })
})
