import { expect, it } from 'vitest'
import { timelineOf } from './timeline.ts'

const today = '2026-11-02'
const tender = {
  published_date: '2026-09-01',
  offer_deadline: '2026-11-19',
  sample_deadline: '2026-12-10',
  launch_date: null,
  launch_month: '2027-05',
}
const inOrder = (given: Partial<typeof tender> | object) =>
  timelineOf({ ...tender, ...given }, today).map(({ what, state }) => `${what} ${state}`)

it('has the days of the tender in their order, with today among them', () => {
  expect(inOrder({})).toEqual([
    'published past',
    'today today',
    'offer ahead',
    'sample ahead',
    'launch ahead',
  ])
  expect(timelineOf(tender, today).at(-1)).toMatchObject({ day: null, month: '2027-05' })
})

it('says which days are past, and keeps one that falls on today ahead', () => {
  expect(inOrder({ offer_deadline: '2026-11-01' }).slice(1, 3)).toEqual([
    'offer past',
    'today today',
  ])
  expect(inOrder({ offer_deadline: today }).slice(1, 3)).toEqual(['today today', 'offer ahead'])
})

it('keeps a month ahead until its last day', () => {
  expect(inOrder({ launch_month: '2026-11' }).slice(1)).toEqual([
    'today today',
    'offer ahead',
    'launch ahead',
    'sample ahead',
  ])
  expect(inOrder({ launch_month: '2026-10' })).toContain('launch past')
})

it('puts what has no day where it belongs', () => {
  expect(inOrder({ sample_deadline: null, launch_month: null }).slice(-3)).toEqual([
    'offer ahead',
    'sample ahead',
    'launch ahead',
  ])
  expect(inOrder({ published_date: null, offer_deadline: null })).toEqual([
    'today today',
    'offer ahead',
    'sample ahead',
    'launch ahead',
  ])
})

it('takes samples that are due before the offer as they are', () => {
  expect(inOrder({ sample_deadline: '2026-11-10' }).slice(2, 4)).toEqual([
    'sample ahead',
    'offer ahead',
  ])
})
