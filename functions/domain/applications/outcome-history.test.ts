import { expect, it } from 'vitest'
import type { OutcomeKind } from '../outcomes/outcome-rules.ts'
import type { DeskWork } from './desk-work.ts'
import { latestOutcome } from './outcome-history.ts'

type Outcome = DeskWork['outcomes'][number]
const happened = (...kinds: OutcomeKind[]) =>
  kinds.map(
    (kind, index) =>
      ({
        event_id: `out_${index}`,
        kind,
        day: `2027-01-0${index + 2}`,
        details: {},
        corrects: null,
      }) as Outcome,
  )
const work = (...kinds: OutcomeKind[]) => ({
  records: [
    {
      reference: 'SB-1',
      given_at: '2027-01-01T09:00:00.000Z',
      by: 'anna',
      at: '2027-01-01T09:00:00.000Z',
    },
  ] as unknown as DeskWork['records'],
  outcomes: happened(...kinds),
})

it.each([
  [[], 'offered', '2027-01-01'],
  [['samples_requested', 'won'], 'won', '2027-01-03'],
  // samples for the launch control leave it won
  [['won', 'samples_requested', 'samples_sent'], 'won', '2027-01-02'],
  [['won', 'ordered', 'launch_control'], 'ordered', '2027-01-03'],
] as const)('lists say of %j that it is %s', (kinds, kind, day) => {
  expect(latestOutcome(work(...kinds), 'SE')).toMatchObject({ kind, day })
})

it('lists say nothing where nothing happened', () => {
  expect(latestOutcome({ records: [], outcomes: [] }, 'SE')).toBeNull()
})
