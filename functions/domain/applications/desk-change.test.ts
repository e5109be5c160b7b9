import { describe, expect, it } from 'vitest'
import { userIdSchema } from '../shared/ids.ts'
import { deskChange } from './desk-change.ts'
import { type DeskWork, untouched } from './desk-work.ts'

const at = '2027-01-11T12:00:00.000Z'
const later = '2027-01-12T12:00:00.000Z'
const anna = { user_id: userIdSchema.parse('anna'), email: 'anna@example.com' }
const bo = { user_id: userIdSchema.parse('bo'), email: 'bo@example.com' }
const sending = {
  channel: 'email',
  to: 'offers@import.example',
  message_id: 'mail-1',
  by: anna,
  at,
} as const
const sent: DeskWork = { ...untouched, stage: 'awaiting_reference', sent: [sending] }

describe('what the log says of a step at the desk', () => {
  it('names who had it and who has it', () => {
    const had: DeskWork = { ...untouched, responsible: { ...anna, since: at } }
    expect(deskChange(had, { ...had, responsible: { ...bo, since: later } })).toEqual({
      before: { stage: 'to_check', responsible: 'anna@example.com' },
      after: { stage: 'to_check', responsible: 'bo@example.com' },
    })
    expect(deskChange(had, untouched).after).toEqual({ stage: 'to_check', responsible: null })
  })

  it('names the rule that was waived and why, not those waived before', () => {
    const first = { rule_id: 'R-1', reason: 'Agreed by phone', by: anna, at }
    const one: DeskWork = { ...untouched, waivers: [first] }
    const second = { ...first, rule_id: 'R-2', reason: 'The lot is the same' }
    expect(deskChange(one, { ...one, waivers: [first, second] })).toEqual({
      before: { stage: 'to_check', waived: null },
      after: { stage: 'to_check', waived: 'R-2' },
      reason: 'The lot is the same',
    })
  })

  it('names the stage alone where nothing else changed', () => {
    const had: DeskWork = { ...sent, responsible: { ...anna, since: at } }
    const checked: DeskWork = { ...had, stage: 'to_hand_in', checked: { by: anna, at } }
    expect(deskChange(had, checked)).toEqual({
      before: { stage: 'awaiting_reference' },
      after: { stage: 'to_hand_in' },
    })
  })

  it('names how it left and where to, and tells a second time to the same address', () => {
    expect(deskChange({ ...untouched, stage: 'to_hand_in' }, sent)).toEqual({
      before: { stage: 'to_hand_in', channel: null, to: null, sent_at: null },
      after: { stage: 'awaiting_reference', channel: 'email', to: sending.to, sent_at: at },
    })
    const again = deskChange(sent, { ...sent, sent: [sending, { ...sending, at: later }] })
    expect(again.before).toEqual({ ...again.after, sent_at: at })
    expect(again.after).toMatchObject({ sent_at: later })
  })

  it('names the reference and its time, and those that they correct', () => {
    const record = { reference: 'R-42', given_at: at, by: anna, at: later, file: null }
    const offered: DeskWork = { ...sent, stage: 'offered', records: [record] }
    expect(deskChange(sent, offered)).toEqual({
      before: { stage: 'awaiting_reference', reference: null, given_at: null },
      after: { stage: 'offered', reference: 'R-42', given_at: at },
    })
    const corrected = { ...offered, records: [record, { ...record, reference: 'R-43' }] }
    expect(deskChange(offered, corrected)).toEqual({
      before: { stage: 'offered', reference: 'R-42', given_at: at },
      after: { stage: 'offered', reference: 'R-43', given_at: at },
    })
  })
})
