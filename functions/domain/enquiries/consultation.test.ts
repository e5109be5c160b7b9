import { describe, expect, it } from 'vitest'
import { canBeAskedFor } from './consultation.ts'
import { agreedTimeSchema, consultationRequestSchema } from './consultation-schema.ts'

const request = {
  enquiry_id: 'cns_5d0c2b1a-9e8f-4d7c-8b6a-5f4e3d2c1b0a',
  name: 'A. Test',
  company: null,
  email: 'a.test@example.com',
  phone: null,
  topic: 'A first export',
  times: ['2026-12-01T09:00:00Z', '2026-12-02T09:00:00Z'],
  time_zone: 'Europe/Rome',
  language: 'it',
}
const day = (count: number) => new Date(Date.UTC(2026, 11, 1 + count, 9)).toISOString()

describe('the wish for a consultation', () => {
  it.each([
    ['one time', { times: request.times.slice(0, 1) }],
    ['forty times', { times: Array.from({ length: 40 }, (_, count) => day(count)) }],
    ['the same time twice', { times: [day(0), '2026-12-01T09:00:00.000Z'] }],
    ['a day without a time', { times: ['2026-12-01', '2026-12-02'] }],
    ['a time without a zone', { times: ['2026-12-01T09:00', '2026-12-02T09:00'] }],
    ['a zone that no clock knows', { time_zone: 'Mars/Olympus' }],
    ['no zone', { time_zone: '' }],
    ['a zone with a line end', { time_zone: 'Europe/Rome\r\nBcc: all@example.com' }],
    ['another language', { language: 'sv' }],
    ['no topic', { topic: ' \n ' }],
    ['a book', { topic: 'x'.repeat(5001) }],
    ['a header in the telephone', { phone: '1\r\nBcc: all@example.com' }],
    ['an id of a message', { enquiry_id: 'msg_5d0c2b1a-9e8f' }],
  ])('is refused: %s', (_, wrong) => {
    expect(consultationRequestSchema.safeParse({ ...request, ...wrong }).success).toBe(false)
  })

  it('is taken with two or three times and with any words', () => {
    const topic = '<img src=x onerror=alert(1)> {code}'
    const asked = { ...request, topic, times: [day(0), day(1), day(2)] }
    expect(consultationRequestSchema.parse(asked)).toEqual(asked)
  })

  it.each([
    [-1, false],
    [0.9, false],
    [1, true],
    [90, true],
    [90.1, false],
  ])('can be for %s days from now: %s', (days, expected) => {
    const now = new Date('2026-11-24T08:00:00Z')
    expect(canBeAskedFor(new Date(now.getTime() + days * 86_400_000).toISOString(), now)).toBe(
      expected,
    )
  })
})

it('is agreed for as long as talks last', () => {
  const agreed = { starts_at: day(0), minutes: 30, where: '+46 8 123 456' }
  expect(agreedTimeSchema.parse(agreed)).toEqual(agreed)
  expect(agreedTimeSchema.safeParse({ ...agreed, minutes: 5000 }).success).toBe(false)
  expect(agreedTimeSchema.safeParse({ ...agreed, where: 'x\r\nBEGIN:VALARM' }).success).toBe(false)
})
