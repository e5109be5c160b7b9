import { describe, expect, it } from 'vitest'
import { outcomeIdSchema } from '../shared/ids.ts'
import {
  eventsOf,
  fits,
  isWhole,
  type OutcomeEntry,
  possibleKinds,
  uncorrected,
} from './outcome.ts'
import {
  detailsOf,
  isOver,
  type OutcomeKind,
  outcomeKinds,
  outcomeRules,
  type Place,
  placeAfter,
} from './outcome-rules.ts'

/** Written by hand from the procedures: where each event leads; `~` leaves the application where it is. */
const expected: Record<Place, string> = {
  submitted: 'offered withdrawn',
  offered: 'formally_accepted formally_rejected samples_requested samples_sent won lost withdrawn',
  formally_accepted: 'samples_requested samples_sent won lost withdrawn',
  formally_rejected: '',
  samples_requested:
    '~formally_accepted formally_rejected samples_requested samples_sent samples_received won lost withdrawn',
  samples_sent:
    '~formally_accepted formally_rejected samples_requested samples_received tasted won lost withdrawn',
  samples_received:
    '~formally_accepted formally_rejected samples_requested tasted won lost withdrawn',
  tasted: 'samples_requested won lost withdrawn',
  won: '~samples_requested ~samples_sent ~samples_received withdrawn ~launch_control ordered delisted',
  lost: '',
  withdrawn: '',
  launch_control: '',
  ordered:
    '~samples_requested ~samples_sent ~samples_received withdrawn ~launch_control shipped delisted',
  shipped:
    '~samples_requested ~samples_sent ~samples_received withdrawn ~launch_control cleared delivered delisted',
  cleared:
    '~samples_requested ~samples_sent ~samples_received withdrawn ~launch_control delivered launched delisted',
  delivered:
    '~samples_requested ~samples_sent ~samples_received withdrawn ~launch_control launched delisted',
  launched:
    '~samples_requested ~samples_sent ~samples_received ~launch_control ~followed_up delisted',
  followed_up: '',
  delisted: '',
}

let entries = 0
const entry = (
  kind: OutcomeKind | null,
  day: string,
  corrects: OutcomeEntry | null = null,
): OutcomeEntry => {
  entries += 1
  const event_id = outcomeIdSchema.parse(`out_entry${String(entries).padStart(5, '0')}`)
  const corrected = corrects?.event_id ?? null
  return { event_id, kind, day, note: null, evidence: null, details: {}, corrects: corrected }
}

describe('the table of outcomes', () => {
  it.each(Object.entries(expected))('of %s leads on as written', (place, events) => {
    const found = outcomeKinds.flatMap((kind) => {
      const next = placeAfter(place as Place, kind)
      return next === null ? [] : [next === kind ? kind : `~${kind}`]
    })
    expect(found.join(' ')).toBe(events)
  })

  it('names every event and has a way to each', () => {
    expect(Object.keys(outcomeRules)).toEqual([...outcomeKinds])
    const reached = new Set<Place>(['submitted'])
    const happened = new Set<OutcomeKind>()
    for (const _ of outcomeKinds)
      for (const kind of outcomeKinds)
        for (const place of [...reached]) {
          const next = placeAfter(place, kind)
          if (next === null) continue
          happened.add(kind)
          reached.add(next)
        }
    expect([...happened].sort()).toEqual([...outcomeKinds].sort())
  })

  it('is over with four events, and with no other that an application can be at', () => {
    const places = outcomeKinds.filter((kind) => outcomeRules[kind].follows.length > 0)
    expect(places.filter(isOver)).toEqual(['formally_rejected', 'lost', 'withdrawn', 'delisted'])
  })

  it('asks for no detail twice, and takes an entry only with those of its kind', () => {
    for (const kind of outcomeKinds)
      expect(new Set(detailsOf(kind)).size).toBe(detailsOf(kind).length)
    expect(isWhole({ kind: 'formally_rejected', details: {} })).toBe(false)
    expect(isWhole({ kind: 'formally_rejected', details: { reason: 'Late' } })).toBe(true)
    expect(isWhole({ kind: 'won', details: { rank: 1, score: '91' } })).toBe(true)
    expect(isWhole({ kind: 'won', details: { reason: 'Best' } })).toBe(false)
    expect(isWhole({ kind: null, details: {} })).toBe(true)
    expect(isWhole({ kind: null, details: { reason: 'Mistaken' } })).toBe(false)
  })
})

describe('the entries of an application', () => {
  const offered = entry('offered', '2027-01-12')
  const requested = entry('samples_requested', '2027-01-20')
  const sent = entry('samples_sent', '2027-01-25')
  const lost = entry('lost', '2027-02-20')
  const history = [offered, requested, sent, lost]

  it('take for every pair what the table allows, and nothing else', () => {
    for (const kind of outcomeKinds) {
      if (kind === 'offered') continue
      expect(fits([offered], entry(kind, '2027-02-01'))).toBe(placeAfter('offered', kind) !== null)
      expect(fits(history, entry(kind, '2027-03-01'))).toBe(false)
    }
  })

  it('are recorded as offered by their own step alone', () => {
    expect(fits([], entry('offered', '2027-01-12'))).toBe(false)
    expect(fits([offered], entry('withdrawn', '2027-01-12', offered))).toBe(false)
    expect(fits([], entry('withdrawn', '2027-01-12'))).toBe(true)
  })

  it('are in the order of their days, save what happens beside', () => {
    expect(fits([offered, requested], entry('samples_sent', '2027-01-19'))).toBe(false)
    expect(fits([offered, requested], entry('samples_sent', '2027-01-20'))).toBe(true)
    expect(fits([offered, requested, sent], entry('formally_accepted', '2027-01-13'))).toBe(true)
  })

  it('stand in the place of what they correct', () => {
    const won = entry('won', '2027-02-20', lost)
    expect(fits(history, won)).toBe(true)
    expect(eventsOf([...history, won]).map(({ kind }) => kind)).toEqual([
      'offered',
      'samples_requested',
      'samples_sent',
      'won',
    ])
    expect(fits([...history, won], entry('ordered', '2027-03-01'))).toBe(true)
    // what was corrected is corrected by its correction alone
    expect(fits([...history, won], entry('tasted', '2027-02-20', lost))).toBe(false)
    expect(fits([...history, won], entry('tasted', '2027-02-20', won))).toBe(true)
  })

  it('are taken back where the rest still follows', () => {
    expect(fits(history, entry(null, '2027-02-20', lost))).toBe(true)
    expect(fits(history, entry(null, '2027-01-20', requested))).toBe(true)
    const received = entry('samples_received', '2027-01-28')
    const tasted = entry('tasted', '2027-02-01')
    const chain = [offered, requested, received, tasted]
    expect(fits(chain, entry(null, '2027-01-28', received))).toBe(false)
    expect(fits(history, entry(null, '2027-02-20'))).toBe(false)
    const back = entry(null, '2027-02-20', lost)
    expect(uncorrected([...history, back]).at(-1)).toBe(back)
    expect(fits([...history, back], entry('won', '2027-02-21'))).toBe(true)
  })

  it('offer what may be recorded now, and in the place of an entry', () => {
    expect(possibleKinds([offered, requested, sent], null)).toEqual([
      'formally_accepted',
      'formally_rejected',
      'samples_requested',
      'samples_received',
      'tasted',
      'won',
      'lost',
      'withdrawn',
    ])
    expect(possibleKinds(history, null)).toEqual([])
    expect(possibleKinds(history, requested)).toEqual([
      'formally_accepted',
      'samples_requested',
      null,
    ])
    expect(possibleKinds(history, offered)).toEqual([])
  })
})
