import type { CalendarDate } from '../shared/calendar-date.ts'
import type { DepositPack } from './deposit-row.ts'
import type { DrinkClass } from './duty-row.ts'
import type { EndedRow, Figure } from './figure.ts'
import type { PackagingBasis, PackagingMaterial } from './packaging.ts'

/** The rungs between the producer and the shelf; texts `prices.step.<key>`. */
export const stepKeys = [
  'ex_works',
  'freight',
  'warehouse',
  'inland_transport',
  'packaging_fee',
  'importer_margin',
  'markup_percent',
  'markup_percent_above',
  'markup_fixed',
  'markup_per_litre',
  'markup_limit',
  'monopoly_warehouse',
  'monopoly_margin',
  'duty',
  'packaging_tax',
  'packaging_basic_tax',
  'packaging_environmental_tax',
  'container_duty',
  'vat',
  'rounding',
  'deposit',
] as const
export type StepKey = (typeof stepKeys)[number]

/** What nobody publishes and each importer does differently: the reader can change it. */
export const assumptionKeys = [
  'freight',
  'warehouse',
  'inland_transport',
  'packaging_fee',
  'importer_margin_percent',
  'markup_fixed',
  'monopoly_warehouse_per_litre',
  'monopoly_margin_percent',
  'packaging_tax',
  'packaging_return_share',
  'container_duty_per_litre',
] as const
export type AssumptionKey = (typeof assumptionKeys)[number]

/** What monopoly or law sets alike for every pack that bears it: an offer changes none that is known. */
export const setAlikeKeys: readonly AssumptionKey[] = [
  'markup_fixed',
  'monopoly_warehouse_per_litre',
  'monopoly_margin_percent',
  'container_duty_per_litre',
]

/** In the market's currency per pack, or percent, as the key says. */
export type Assumptions = Partial<Readonly<Record<AssumptionKey, number>>>

export interface LadderInput {
  readonly drink: DrinkClass
  /** Percent by volume. */
  readonly abv: number
  readonly litres: number
  /** A pack in the market's deposit system; without one it has no deposit. */
  readonly deposit_pack?: DepositPack | null
  /** What its container is taxed as; without it the ladder assumes one, and says so. */
  readonly packaging?: PackagingMaterial | null
  /** Of one pack, in the market's currency. */
  readonly ex_works: number
  /** Instead of the figures that we know. */
  readonly assumptions: Assumptions
  /** Of an offer: it is held against a limit, so what is published goes before what is assumed. */
  readonly isOffer?: boolean
  /** The first day of sale: its duties, mark-ups and taxes count. */
  readonly day: CalendarDate
}

/** One rung: what it adds, in the market's currency, not rounded. */
export interface Step {
  readonly key: StepKey
  /** Null: it rests on a figure that is missing. */
  readonly amount: number | null
  /** Per cent of what is below, where it is a share. */
  readonly percent: number | null
  /** Null: given by the reader, or it follows from the other steps. */
  readonly figure: Figure | null
}

/** Figures that the law or the monopoly sets; the reader cannot change them. */
export type SetKey =
  | 'duty'
  | 'markup_percent'
  | 'markup_percent_above'
  | 'markup_per_litre'
  | 'vat'
  | 'deposit'
  | 'exchange_rate'

/**
 * A figure that the ladder needs and that is not known. `not_published`: only the importer or the
 * monopoly knows it; `small_pack`: Systembolaget takes a lower fixed mark-up, its amount is not
 * published; `no_rate`: none is known for this day or this strength; `ended`: the last one known had
 * ended before this day.
 */
export type MissingFigure =
  | {
      readonly key: AssumptionKey | SetKey
      readonly reason: 'not_published' | 'small_pack' | 'no_rate'
    }
  | {
      readonly key: AssumptionKey | SetKey
      readonly reason: 'ended'
      readonly last: EndedRow<Figure>
    }

export interface PriceLadder {
  readonly steps: readonly Step[]
  /** The price that the monopoly pays; null when something below it is missing. */
  readonly supplier_price: number | null
  /** The shelf price without deposit; null when anything is missing that it rests on. */
  readonly shelf_price: number | null
  /** Null: the pack has one, its amount is not known. */
  readonly deposit: number | null
  readonly missing: readonly MissingFigure[]
  /** What the tax on the packaging was counted for, where the market has one. */
  readonly packaging: PackagingBasis | null
}
