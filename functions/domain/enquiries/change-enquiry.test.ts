import { describe, expect, it } from 'vitest'
import { userIdSchema } from '../shared/ids.ts'
import { changeEnquiry, type EnquiryChange } from './change-enquiry.ts'
import type { Enquiry } from './enquiry.ts'
import { enquirySchema } from './enquiry-schema.ts'

const now = new Date('2026-11-24T08:00:00Z')
const anna = { user_id: userIdSchema.parse('anna'), email: 'anna@example.com' }
const bo = { user_id: userIdSchema.parse('bo'), email: 'bo@example.com' }
const asked = enquirySchema.parse({
  kind: 'consultation',
  enquiry_id: 'cns_5d0c2b1a-9e8f',
  name: 'A. Test',
  company: null,
  email: 'a.test@example.com',
  phone: null,
  topic: 'A first export',
  times: ['2026-12-01T09:00:00Z', '2026-12-02T09:00:00Z'],
  time_zone: 'America/Los_Angeles',
  language: 'en',
  status: 'new',
  received_at: '2026-11-23T08:00:00Z',
  due: '2026-11-24',
  appointment: null,
})
const agreed = { starts_at: '2026-12-01T23:30:00Z', minutes: 30, where: '+46 8 123 456' } as const

function changedBy(before: Enquiry, change: EnquiryChange, by = anna): Enquiry {
  const changed = changeEnquiry(before, change, by, now)
  if (!changed.ok) throw new Error(changed.code)
  return changed.value
}

describe('what the desk keeps of an enquiry', () => {
  it('is who has it: a colleague’s is taken over, not let go', () => {
    const hers = changedBy(asked, { responsible: true })
    expect(hers).toMatchObject({ responsible: { ...anna, since: now.toISOString() }, version: 1 })
    expect(changedBy(hers, { responsible: true })).toBe(hers)
    expect(changeEnquiry(hers, { responsible: false }, bo, now)).toMatchObject({
      code: 'transition_not_allowed',
    })
    const his = changedBy(hers, { responsible: true }, bo)
    expect(his.responsible?.email).toBe(bo.email)
    expect(changedBy(his, { responsible: false }, bo).responsible).toBeNull()
    expect(changedBy(asked, { responsible: false })).toBe(asked)
  })

  it('is its due day and how far it is', () => {
    expect(changedBy(asked, { due: '2026-12-24', status: 'answered' })).toMatchObject({
      due: '2026-12-24',
      status: 'answered',
      version: 1,
    })
    expect(changedBy(asked, { due: '2026-11-24', status: 'new' })).toBe(asked)
  })

  it('is the time of the talk, which answers it and is due on its day, by the clock of the desk', () => {
    const first = changedBy(asked, { appointment: agreed })
    expect(first).toMatchObject({
      status: 'answered',
      // half past midnight in Stockholm
      due: '2026-12-02',
      appointment: { ...agreed, state: 'agreed', sequence: 0 },
    })
    expect(changedBy(first, { appointment: { ...agreed } })).toBe(first)
    const moved = changedBy(first, { appointment: { ...agreed, minutes: 45 }, due: '2026-11-30' })
    expect(moved).toMatchObject({ due: '2026-11-30', appointment: { minutes: 45, sequence: 1 } })
    const off = changedBy(moved, { appointment: null })
    expect(off).toMatchObject({ appointment: { state: 'cancelled', minutes: 45, sequence: 2 } })
    expect(changedBy(off, { appointment: null })).toBe(off)
    // the same time again is another one
    expect(changedBy(off, { appointment: { ...agreed, minutes: 45 } })).toMatchObject({
      appointment: { state: 'agreed', sequence: 3 },
    })
  })

  it('takes no talk in the past, and none of a message', () => {
    const past = { ...agreed, starts_at: '2026-11-24T07:59:00Z' }
    expect(changeEnquiry(asked, { appointment: past }, anna, now)).toMatchObject({
      code: 'day_is_past',
    })
    const {
      appointment: _,
      times: __,
      time_zone: ___,
      topic,
      phone: ____,
      ...rest
    } = asked as Extract<Enquiry, { kind: 'consultation' }>
    const message = enquirySchema.parse({
      ...rest,
      kind: 'message',
      enquiry_id: 'msg_5d0c2b1a-9e8f',
      message: topic,
    })
    expect(changeEnquiry(message, { appointment: agreed }, anna, now)).toMatchObject({
      code: 'transition_not_allowed',
    })
  })
})
