import type { Sample } from '#domain/samples/sample.ts'
import { fromMinor, toMinor } from '#domain/shared/money.ts'
import { parseTyped } from '../../../ui/typed-number.ts'

/** A sample as it is typed: every value a text. */
export type TypedSample = {
  readonly [Field in Exclude<keyof Sample, 'sample_id' | 'stage' | 'currency' | 'term'>]: string
} & Pick<Sample, 'sample_id' | 'stage' | 'currency' | 'term'>

const text = (value: string | number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

export const typedSample = (sample: Sample | null, vintage: string): TypedSample => ({
  sample_id: sample?.sample_id ?? (`smp_${crypto.randomUUID()}` as Sample['sample_id']),
  stage: sample?.stage ?? 'requested',
  bottles: text(sample?.bottles),
  lot: text(sample?.lot),
  vintage: text(sample === null ? vintage : sample.vintage),
  bottled_on: text(sample?.bottled_on),
  consignee: text(sample?.consignee),
  carrier: text(sample?.carrier),
  tracking: text(sample?.tracking),
  sent_on: text(sample?.sent_on),
  arrived_on: text(sample?.arrived_on),
  retained: text(sample?.retained),
  retained_at: text(sample?.retained_at),
  value_minor: sample?.value_minor ? text(fromMinor(sample.value_minor, sample.currency)) : '',
  currency: sample?.currency ?? 'EUR',
  term: sample?.term ?? 'DDP',
})

const given = (value: string): string | null => value.trim() || null

/** Null: empty; NaN: not a whole number above zero. */
function whole(value: string): number | null {
  const number = parseTyped(value)
  return number === null || (Number.isInteger(number) && number > 0) ? number : Number.NaN
}

/** Null: it lacks lot or bottles, or a number or the vintage is none. */
export function readSample(typed: TypedSample): Sample | null {
  const bottles = whole(typed.bottles)
  const retained = whole(typed.retained)
  const value = parseTyped(typed.value_minor)
  const value_minor = value === null ? null : toMinor(value, typed.currency)
  const vintage = given(typed.vintage)?.toUpperCase() ?? null
  const lot = given(typed.lot)
  if (lot === null || bottles === null || !(bottles <= 1000)) return null
  if (retained !== null && !(retained <= 1000)) return null
  if (value_minor !== null && !(value_minor > 0)) return null
  if (vintage !== null && !/^(\d{4}|NV)$/.test(vintage)) return null
  const { sample_id, stage, currency, term } = typed
  return {
    ...{ sample_id, stage, bottles, lot, vintage, retained, value_minor, currency, term },
    bottled_on: given(typed.bottled_on),
    consignee: given(typed.consignee),
    carrier: given(typed.carrier),
    tracking: given(typed.tracking),
    sent_on: given(typed.sent_on),
    arrived_on: given(typed.arrived_on),
    retained_at: given(typed.retained_at),
  }
}
