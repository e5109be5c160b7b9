import type * as z from 'zod'
import { type CalendarDate, dateIn } from '../shared/calendar-date.ts'
import { type Market, marketFacts } from '../shared/market.ts'
import { countriesOf } from '../vocabulary/country-groups.ts'
import type { sampleSchema } from './sample-schema.ts'

/** When samples are sent: with the offer, when they are asked for, once more, for the control at the launch. */
export const sampleStages = ['with_offer', 'requested', 'extra', 'launch'] as const
export const sampleCurrencies = ['EUR', 'USD', 'GBP', 'CHF', 'SEK', 'NOK'] as const
/** Delivered with duty paid by the sender, or at the cost of the importer. */
export const sampleTerms = ['DDP', 'DAP'] as const

export const mostSamples = 12

export type Sample = z.infer<typeof sampleSchema>

/** What the application says of the wine that samples have to be of; null: it says nothing. */
export interface OfferedLot {
  readonly vintage: string | null
  readonly lot: string | null
  /** Asked for by the last request, and when. */
  readonly asked: { readonly bottles: number; readonly day: CalendarDate } | null
}

export interface SampleFinding {
  readonly code: 'other_vintage' | 'other_lot' | 'several_lots' | 'too_few'
  /** Null: of all samples together. */
  readonly sample_id: Sample['sample_id'] | null
  readonly offered: string
  readonly given: string
}

/** Whether two lots, or two vintages, are one, however they are spaced and cased. */
export const sameLot = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()

/** Samples of another lot or vintage than the offer's, or fewer than were asked for. Without a lot in the offer the first counts. */
export function sampleFindings(samples: readonly Sample[], offered: OfferedLot): SampleFinding[] {
  const lot = offered.lot ?? samples[0]?.lot ?? ''
  const otherLot: SampleFinding['code'] = offered.lot === null ? 'several_lots' : 'other_lot'
  const { vintage, asked } = offered
  const others = samples.flatMap((sample): SampleFinding[] => {
    const { sample_id } = sample
    const of = { sample_id } as const
    return [
      ...(vintage !== null && sample.vintage !== null && !sameLot(vintage, sample.vintage)
        ? [{ ...of, code: 'other_vintage' as const, offered: vintage, given: sample.vintage }]
        : []),
      ...(sameLot(lot, sample.lot)
        ? []
        : [{ ...of, code: otherLot, offered: lot, given: sample.lot }]),
    ]
  })
  if (asked === null || samples.length === 0) return others
  const ready = samples
    .filter(({ stage, sent_on }) => stage !== 'with_offer' && (sent_on ?? asked.day) >= asked.day)
    .reduce((sum, { bottles }) => sum + bottles, 0)
  if (ready >= asked.bottles) return others
  const given = String(ready)
  return [...others, { code: 'too_few', sample_id: null, offered: String(asked.bottles), given }]
}

/**
 * Whether samples cross a customs border, so that a pro-forma invoice with a true value goes with them: from
 * outside the customs union of the EU, or to Norway.
 */
export function needsProForma(origin: string | null, market: Market, now: Date): boolean {
  const today = dateIn(marketFacts[market].time_zone, now)
  if (origin === market) return false
  const isInside = origin === null || countriesOf('EU', today).includes(origin)
  return !isInside || market === 'NO'
}

/** What a pro-forma invoice cannot be without. */
export const isInvoiceable = ({ consignee, value_minor }: Sample): boolean =>
  consignee !== null && value_minor !== null
