import { describe, expect, it } from 'vitest'
import { needsProForma, type Sample, sampleFindings } from './sample.ts'
import { sampleSchema } from './sample-schema.ts'

const sample = (more: Partial<Sample> = {}): Sample =>
  sampleSchema.parse({
    sample_id: `smp_${'a'.repeat(8)}`,
    stage: 'requested',
    bottles: 6,
    lot: 'L 24-117',
    vintage: '2024',
    bottled_on: '2026-09-01',
    consignee: null,
    carrier: null,
    tracking: null,
    sent_on: null,
    arrived_on: null,
    retained: null,
    retained_at: null,
    value_minor: null,
    currency: 'EUR',
    term: 'DDP',
    ...more,
  })
const offered = { vintage: '2024', lot: 'L24117', asked: null }

describe('samples', () => {
  it('are of the lot and the vintage that were offered, however the lot is written', () => {
    expect(sampleFindings([sample()], offered)).toEqual([])
    expect(sampleFindings([sample({ vintage: '2025' })], offered)).toMatchObject([
      { code: 'other_vintage', offered: '2024', given: '2025' },
    ])
    expect(sampleFindings([sample({ lot: 'L24118' })], offered)).toMatchObject([
      { code: 'other_lot', offered: 'L24117', given: 'L24118' },
    ])
  })

  it('are of one lot where the offer names none, and of any vintage where it says none', () => {
    const nothing = { vintage: null, lot: null, asked: null }
    expect(sampleFindings([], nothing)).toEqual([])
    expect(sampleFindings([sample()], nothing)).toEqual([])
    const other = sample({ lot: 'L9', stage: 'launch' })
    expect(sampleFindings([sample(), other], nothing)).toMatchObject([
      { code: 'several_lots', offered: 'L 24-117', given: 'L9' },
    ])
  })

  it('are as many as were asked for, those sent before not counted', () => {
    const asked = { ...offered, asked: { bottles: 6, day: '2027-02-01' } }
    const early = sample({ sent_on: '2027-01-20', bottles: 9 })
    expect(sampleFindings([early], asked)).toMatchObject([
      { code: 'too_few', offered: '6', given: '0' },
    ])
    expect(sampleFindings([early, sample({ bottles: 4 })], asked)).toMatchObject([
      { code: 'too_few', given: '4' },
    ])
    expect(sampleFindings([early, sample({ sent_on: '2027-02-01' })], asked)).toEqual([])
    expect(sampleFindings([sample({ stage: 'with_offer' })], asked)).toHaveLength(1)
  })

  it.each([
    ['IT', 'SE', false],
    ['IT', 'NO', true],
    ['NO', 'NO', false],
    ['CL', 'FI', true],
    ['GB', 'SE', true],
    ['NO', 'SE', true],
    [null, 'SE', false],
    [null, 'NO', true],
  ] as const)('from %s to %s need a pro-forma invoice: %s', (origin, market, needed) => {
    expect(needsProForma(origin, market, new Date('2026-11-23T12:00:00Z'))).toBe(needed)
  })
})
