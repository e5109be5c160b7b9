import type { DatedFigure } from './dated-figure.ts'
import type { DrinkClass } from './duty-rate.ts'

/** The rungs between the producer and the shelf; texts `prices.step.<key>`. */
export const stepKeys = [
  'ex_works',
  'freight',
  'warehouse',
  'inland_transport',
  'packaging_fee',
  'importer_margin',
  'markup_percent',
  'markup_fixed',
  'markup_per_litre',
  'monopoly_warehouse',
  'monopoly_margin',
  'duty',
  'packaging_tax',
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
  'container_duty_per_litre',
  'deposit',
] as const
export type AssumptionKey = (typeof assumptionKeys)[number]
/** In the market's currency per pack, or percent, as the key says. */
export type Assumptions = Partial<Readonly<Record<AssumptionKey, number>>>

export interface LadderInput {
  readonly drink: DrinkClass
  /** Percent by volume. */
  readonly abv: number
  readonly litres: number
  /** Of one pack, in the market's currency. */
  readonly ex_works: number
  /** Instead of the figures that we know. */
  readonly assumptions: Assumptions
}

/** One rung: what it adds, in the market's currency, not rounded. */
export interface Step {
  readonly key: StepKey
  readonly amount: number
  /** Per cent of what is below, where it is a share. */
  readonly percent: number | null
  /** Null: given by the reader. */
  readonly figure: DatedFigure | null
}

export interface PriceLadder {
  readonly steps: readonly Step[]
  /** What the monopoly pays. */
  readonly supplier_price: number
  /** What the customer pays, deposit not counted. */
  readonly shelf_price: number
  readonly deposit: number
}

/** What has to be given before the ladder can be computed; `duty`: no rate is known for this strength. */
export type Missing = AssumptionKey | 'duty'
export type LadderResult =
  | { readonly ok: true; readonly ladder: PriceLadder }
  | { readonly ok: false; readonly missing: readonly Missing[] }
