import type * as z from 'zod'
import type { ProductFacts } from '../portfolio/product.ts'
import type { CalendarDate } from '../shared/calendar-date.ts'
import { productIdSchema } from '../shared/ids.ts'
import type { Criterion } from '../tenders/criterion.ts'
import type { ApplicationStatus, FormData } from './application.ts'
import type { LatestOutcome } from './outcome-history.ts'
import type { offeredStockSchema, productStockSchema } from './stock-schema.ts'
import { numberIn } from './typed-number.ts'

export type OfferedStock = z.infer<typeof offeredStockSchema>
export type ProductStock = z.infer<typeof productStockSchema>

const typedIn = (answers: FormData['answers'], key: string) => {
  const answer = answers[key]
  return typeof answer === 'string' ? numberIn(answer.trim()) : null
}

/** Null: no product is chosen. */
export function offeredStock(data: FormData | null): OfferedStock | null {
  if (data === null || data.product_id === null) return null
  const volume = Math.round(typedIn(data.answers, 'volume') ?? 0)
  return {
    product_id: productIdSchema.parse(data.product_id),
    quantity: typedIn(data.answers, 'quantity'),
    volume_ml: volume > 0 ? volume : null,
  }
}

/** In units, rounded up: a bottle that is begun is taken. Null: not known. */
export function unitsTaken(
  { quantity, volume_ml }: OfferedStock,
  criteria: readonly Criterion[],
  facts: Pick<ProductFacts, 'volume_ml' | 'quantity_available'>,
): number | null {
  const asked = criteria.find((criterion) => criterion.kind === 'quantity')
  // the form fills in what the product has, where units are asked for
  if (asked?.unit !== 'litres') return quantity ?? facts.quantity_available
  const size = volume_ml ?? facts.volume_ml
  return quantity === null || size === null ? null : Math.ceil((quantity * 1000) / size - 1e-9)
}

/**
 * What an application does to the stock: a submitted one promises, a draft means to, and what is over, with its tender or by
 * its outcome, releases.
 * A count behind the launch has no bottles of it any more: they were delivered, or were never taken.
 */
export function stockUseOf(
  status: ApplicationStatus,
  tender: {
    readonly isWithdrawn: boolean
    readonly isOpen: boolean
    readonly launch_day: CalendarDate | null
  },
  counted_on: CalendarDate | null,
  outcome: Pick<LatestOutcome, 'is_over'> | null,
): 'promised' | 'drafted' | 'released' {
  if (tender.isWithdrawn || status === 'NOT_STARTED' || outcome?.is_over) return 'released'
  const { launch_day } = tender
  if (launch_day !== null && counted_on !== null && launch_day <= counted_on) return 'released'
  if (status !== 'DRAFT') return 'promised'
  return tender.isOpen ? 'drafted' : 'released'
}
