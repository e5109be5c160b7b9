import { expect, it } from 'vitest'
import { procedureBook } from '#domain/timeline/procedures.ts'
import texts from '../../../i18n/locales/en/timeline.json' with { type: 'json' }
import { isOwnToDo, placeSteps, timelineOf } from './timeline.ts'

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

const step = (key: string, date: string | null) =>
  ({ key, date, actor: 'producer', state: date === null ? 'open' : 'ahead' }) as const

const placed = (...steps: ReturnType<typeof step>[]) => {
  const { dated, undated } = placeSteps(timelineOf(tender, today), steps)
  const names = dated.map((one) => ('step' in one ? one.step.key : one.announced.what))
  return [...names, '|', ...undated.map(({ key }) => key)].join(' ')
}

it('places steps between the announced dates, those of one day before it', () => {
  expect(
    placed(
      step('after-launch', '2027-08-01'),
      step('with-offer', '2026-11-19'),
      step('early', '2026-08-01'),
      step('before-sample', '2026-12-01'),
      step('not-yet', null),
    ),
  ).toBe(
    'early published today with-offer offer before-sample sample launch after-launch | not-yet',
  )
})

it('shows what the tender announces itself once', () => {
  expect(placed(step('offer-deadline', '2026-11-19'), step('launch', null))).toBe(
    'published today offer sample launch |',
  )
})

it('leaves to the producer what is neither done nor somebody else’s', () => {
  expect(isOwnToDo({ actor: 'producer', state: 'late' })).toBe(true)
  expect(isOwnToDo({ actor: 'producer', state: 'done' })).toBe(false)
  expect(isOwnToDo({ actor: 'importer', state: 'late' })).toBe(false)
})

it('has words for each step of each procedure, and for no other', () => {
  const keys = procedureBook().procedures.flatMap(({ milestones }) =>
    milestones.map(({ key }) => key),
  )
  expect(Object.keys(texts.step).toSorted()).toEqual([...new Set(keys)].toSorted())
})
