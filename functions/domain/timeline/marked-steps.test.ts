import { describe, expect, it } from 'vitest'
import { procedureCalled } from './choose-procedure.ts'
import { makeTimeline } from './make-timeline.ts'
import { datesOfEvents, type MarkedStep, markSteps } from './marked-steps.ts'
import { procedureBook } from './procedures.ts'
import type { StepMark } from './step-mark.ts'

const book = procedureBook()
const procedure = procedureCalled(book, 'SE-FIXED')
const dates = {
  published: '2025-12-15',
  offer_deadline: '2026-01-29',
  sample_deadline: '2026-03-03',
  launch_date: '2026-09-01',
}
const steps = makeTimeline(procedure, book.calendars.SE, dates, {})
const mark = (said: Partial<StepMark>): StepMark => ({
  done_on: null,
  moved_to: null,
  note: null,
  ...said,
})

function stepAfter(
  key: string,
  today: string,
  said: Partial<StepMark> | null = null,
  is_submitted = false,
): MarkedStep {
  const marks = said === null ? {} : { [key]: mark(said) }
  const found = markSteps(steps, marks, { today, is_submitted }).find(
    ({ milestone }) => milestone.key === key,
  )
  if (found === undefined) throw new Error(`no step ${key}`)
  return found
}

describe('a step of the producer', () => {
  const { date, latest } = stepAfter('certs-check', '2025-12-01')

  it('is ahead up to its day, at risk up to the last one, and then late', () => {
    expect([date, latest]).toEqual(['2025-12-04', '2026-01-22'])
    expect(stepAfter('certs-check', '2025-12-04').state).toBe('ahead')
    expect(stepAfter('certs-check', '2025-12-05').state).toBe('at_risk')
    expect(stepAfter('certs-check', '2026-01-22').state).toBe('at_risk')
    expect(stepAfter('certs-check', '2026-01-23').state).toBe('late')
  })

  it('is never late once it is done', () => {
    expect(stepAfter('certs-check', '2026-01-23', { done_on: '2025-12-20' }).state).toBe('done')
  })

  it('keeps its last day when it is moved, and is at risk behind it', () => {
    const moved = stepAfter('certs-check', '2026-01-10', { moved_to: '2026-01-15' })
    expect(moved).toMatchObject({ date: '2026-01-15', latest: '2026-01-22', state: 'ahead' })
    expect(stepAfter('certs-check', '2026-01-10', { moved_to: '2026-01-26' }).state).toBe('at_risk')
  })

  it('is behind whoever has submitted, where it belongs to the offer', () => {
    expect(stepAfter('certs-check', '2026-01-30', null, true).state).toBe('done')
    expect(stepAfter('sample-dispatch', '2026-06-01', null, true).state).toBe('late')
  })
})

describe('a step counted from the deadline of the offer', () => {
  const norwegian = procedureCalled(book, 'NO-SAMPLES')
  const counted = makeTimeline(norwegian, book.calendars.NO, dates, {})
  const submitted = (key: string, marks: Record<string, StepMark> = {}) =>
    markSteps(counted, marks, { today: '2025-12-10', is_submitted: true }).find(
      ({ milestone }) => milestone.key === key,
    )

  it('is behind whoever has submitted, but for the samples, which are still to be sent', () => {
    expect(submitted('certs-check')?.state).toBe('done')
    expect(submitted('sample-dispatch')).toMatchObject({
      milestone: { anchored_on: 'offer_deadline' },
      state: 'ahead',
    })
  })
})

it('may be taken as late as it is planned where no last day is known', () => {
  const key = 'a-class'
  const [step] = makeTimeline(
    procedureCalled(book, 'SE-FIXED'),
    book.calendars.SE,
    dates,
    {},
  ).filter(({ milestone }) => milestone.key === key)
  if (step === undefined) throw new Error(`no step ${key}`)
  const moved = { [key]: mark({ moved_to: '2027-03-01' }) }
  const [marked] = markSteps([step], moved, { today: '2027-01-01', is_submitted: true })
  expect(marked).toMatchObject({ date: '2027-03-01', latest: '2027-03-01', state: 'ahead' })
})

it('forgets a moved day, and nothing else, where the procedure has come to set it', () => {
  const [step] = steps.filter(({ milestone }) => milestone.key === 'certs-check')
  if (step === undefined) throw new Error('no step certs-check')
  const set = { ...step, milestone: { ...step.milestone, hardness: 'published' as const } }
  const said = { 'certs-check': mark({ moved_to: '2026-01-15', note: 'Sample note' }) }
  const [marked] = markSteps([set], said, { today: '2025-12-01', is_submitted: false })
  expect(marked).toMatchObject({ date: step.date, mark: { moved_to: null, note: 'Sample note' } })
})

describe('a step of the monopoly', () => {
  it('is neither late nor done, and cannot be marked or moved', () => {
    const said = { done_on: '2026-01-01', moved_to: '2027-01-01' }
    const step = stepAfter('offer-deadline', '2026-01-30', said)
    expect(step).toMatchObject({ date: '2026-01-29', state: 'past', mark: null })
  })
})

it('is open where it is counted from a day that is not known', () => {
  const undated = makeTimeline(procedure, book.calendars.SE, {}, {})
  const marked = markSteps(undated, {}, { today: '2026-01-01', is_submitted: false })
  expect(new Set(marked.map(({ state }) => state))).toEqual(new Set(['open']))
})

it('each step of a procedure has a name of its own, by which it is marked', () => {
  for (const { id, milestones } of book.procedures) {
    const keys = milestones.map(({ key }) => key)
    expect(new Set(keys).size, id).toBe(keys.length)
  }
})

describe('a step that the procedure names an event for', () => {
  const happened = (...events: { kind: string; day: string }[]) => {
    const now = { today: '2026-04-01', is_submitted: true, events }
    const timeline = makeTimeline(
      procedure,
      book.calendars.SE,
      { ...dates, ...datesOfEvents(events) },
      {},
    )
    return Object.fromEntries(
      markSteps(timeline, { 'sample-dispatch': mark({ note: 'By courier' }) }, now).map((step) => [
        step.milestone.key,
        step,
      ]),
    )
  }

  it('is done by it, on its day, and keeps the words of the producer', () => {
    const { 'sample-dispatch': sent, 'sample-deadline': arrived } = happened({
      kind: 'samples_sent',
      day: '2026-02-20',
    })
    expect(sent).toMatchObject({
      state: 'done',
      is_by_event: true,
      mark: { done_on: '2026-02-20', note: 'By courier' },
    })
    expect(arrived).toMatchObject({ state: 'past', is_by_event: false })
  })

  it('is one of several controls, each done by what comes on its day or behind it', () => {
    const control = (day: string) => happened({ kind: 'followed_up', day })['followup-3m']
    expect(control('2026-10-01')?.state).toBe('ahead')
    expect(control(control('2026-10-01')?.date ?? '')?.state).toBe('done')
  })

  it('is asked for again by what comes after the samples', () => {
    const general = procedureCalled(book, 'FI-GENERAL')
    const of = (...events: { kind: string; day: string }[]) => {
      const days = { ...dates, ...datesOfEvents(events) }
      const planned = makeTimeline(general, book.calendars.FI, days, {})
      const now = { today: '2026-04-01', is_submitted: true, events }
      return markSteps(planned, {}, now).find(({ milestone }) => milestone.key === 'extra-samples')
    }
    const sent = { kind: 'samples_sent', day: '2026-02-20' }
    const asked = { kind: 'samples_requested', day: '2026-03-25' }
    expect(of(sent)).toMatchObject({ state: 'open', is_by_event: false })
    expect(of(sent, asked)).toMatchObject({ is_by_event: false })
    expect(of(sent, asked, { kind: 'samples_sent', day: '2026-03-30' })?.state).toBe('done')
  })
})
