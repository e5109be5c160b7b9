import type { TodayKind } from '#domain/desk/today.ts'
import type { OrderStepName } from '#domain/orders/order-steps.ts'
import type { CalendarDate, Instant } from '#domain/shared/calendar-date.ts'
import type { TenderId } from '#domain/shared/ids.ts'

/** Something that waits for a person, as the room that has it tells the desk. */
export interface TodayItem {
  readonly kind: TodayKind
  /** Its address below `/admin`. */
  readonly path: string
  /** The last day for it; null: as soon as somebody can. */
  readonly due: CalendarDate | null
  /** Since when it waits, where that is known. */
  readonly since: Instant | null
  /** In words of its own: a company and a product, the name of a file. */
  readonly about: string | null
  readonly tender_id: TenderId | null
  /** Of an order, the step that is late. */
  readonly step?: OrderStepName
  /** Who has taken it over. */
  readonly responsible: string | null
}

/** After so long work that goes on by itself is said to be stuck. */
export const stuckMs = 60 * 60_000

export const isStuck = (since: Instant, now: Date): boolean =>
  now.getTime() - Date.parse(since) > stuckMs
