import { describe, expect, it } from 'vitest'
import { type ApplicationStatus, applicationStatuses } from './application.ts'
import { canMake, type TransitionName, transitions } from './lifecycle.ts'

const names = Object.keys(transitions) as TransitionName[]
const into = (status: ApplicationStatus) =>
  names.filter((name) => transitions[name].to === status && !canMake(name, status))

describe('the life of an application', () => {
  it('goes from selection to payment, and each status can be reached', () => {
    const reached = new Set<ApplicationStatus>(['NOT_STARTED'])
    // as many rounds as there are statuses reach all that can be reached
    for (const _ of applicationStatuses) {
      for (const name of names) {
        const { from, to } = transitions[name]
        if (to !== null && from.some((status) => reached.has(status))) reached.add(to)
      }
    }
    expect([...reached].sort()).toEqual([...applicationStatuses].sort())
  })

  it('is paid by a payment alone, and only after it was submitted', () => {
    expect(into('PAID')).toEqual(['pay'])
    expect(transitions.pay.from).toEqual(['SUBMITTED'])
    expect(into('SUBMITTED')).toEqual(['submit', 'refund'])
  })

  it('lets nobody change, discard or take out what was submitted', () => {
    for (const status of ['SUBMITTED', 'PAID'] as const) {
      expect(names.filter((name) => canMake(name, status))).toEqual([
        status === 'PAID' ? 'refund' : 'pay',
      ])
    }
  })

  it('ends only where nothing was begun', () => {
    expect(names.filter((name) => transitions[name].to === null)).toEqual(['deselect'])
    expect(transitions.deselect.from).toEqual(['NOT_STARTED'])
  })

  it.each([
    ['DRAFT', ['save', 'discard', 'submit']],
    ['NOT_STARTED', ['select', 'deselect', 'save', 'discard']],
  ] as const)('of %s offers %j', (status, possible) => {
    expect(names.filter((name) => canMake(name, status))).toEqual(possible)
  })
})
