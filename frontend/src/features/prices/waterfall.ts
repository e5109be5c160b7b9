import type { PriceLadder, Step, StepKey } from '#domain/prices/ladder.ts'

/** Who gets what a step adds; a deposit goes back to the customer. */
export const recipients = ['producer', 'importer', 'monopoly', 'state'] as const
export type Recipient = (typeof recipients)[number] | 'customer'

export function recipientOf(key: StepKey): Recipient {
  switch (key) {
    case 'ex_works':
      return 'producer'
    case 'freight':
    case 'warehouse':
    case 'inland_transport':
    case 'packaging_fee':
    case 'importer_margin':
      return 'importer'
    case 'duty':
    case 'packaging_tax':
    case 'packaging_basic_tax':
    case 'packaging_environmental_tax':
    case 'container_duty':
    case 'vat':
      return 'state'
    case 'deposit':
      return 'customer'
    default:
      return 'monopoly'
  }
}

/** Between which amounts a bar lies. */
export interface Span {
  readonly from: number
  readonly to: number
}

export type WaterfallRow =
  | { readonly kind: 'step'; readonly step: Step; readonly span: Span | null }
  /** What the monopoly pays, and the price on the shelf. */
  | { readonly kind: 'subtotal' | 'total'; readonly amount: number; readonly span: Span }

const isShown = ({ key, amount }: Step) =>
  amount === null ? key !== 'rounding' : Math.abs(amount) >= 0.005

/** The steps as a waterfall: each bar begins where the one above it ends, sums begin at nothing. */
export function waterfallOf({ steps, supplier_price, shelf_price }: PriceLadder): WaterfallRow[] {
  const rows: WaterfallRow[] = []
  const sum = (kind: 'subtotal' | 'total', amount: number | null) => {
    if (amount !== null) rows.push({ kind, amount, span: { from: 0, to: amount } })
  }
  // null: what follows a missing figure has no place on the scale
  let height: number | null = 0
  for (const step of steps) {
    if (step.key === 'deposit') sum('total', shelf_price)
    const below: number | null = height
    height = below === null || step.amount === null ? null : below + step.amount
    if (isShown(step)) {
      const span = below === null || height === null ? null : { from: below, to: height }
      rows.push({ kind: 'step', step, span })
    }
    if (step.key === 'importer_margin') sum('subtotal', supplier_price)
  }
  return rows
}

/** The end of the scale that all bars share. */
export const heightOf = (rows: readonly WaterfallRow[]): number =>
  Math.max(0, ...rows.map(({ span }) => (span === null ? 0 : Math.max(span.from, span.to))))
