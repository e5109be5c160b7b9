import { mostCounted } from '#domain/desk/today.ts'
import type { CompanyProfileStore } from '../../companies/company-profile-store.ts'
import type { Clock } from '../../platform/clock.ts'
import { firstOf } from '../../platform/http/take-page.ts'
import type { PaymentRow, PaymentStore } from '../../platform/payments/payment-store.ts'
import type { TodayItem } from '../../platform/today-item.ts'
import type { StripeEventStore } from '../stripe-event-store.ts'

export interface PaymentsToday {
  readonly payments: Pick<PaymentStore, 'listAll'>
  readonly events: Pick<StripeEventStore, 'findCursor'>
  readonly profiles: Pick<CompanyProfileStore, 'findMany'>
  readonly now: Clock
}

const hourMs = 3_600_000
/** A payment page ends after a day by itself, and we are told; an hour for the telling. */
const openMs = 25 * hourMs
/** A debit takes some working days. */
const processingMs = 14 * 24 * hourMs
/** The comparison with the provider runs every hour and looks back a quarter of one. */
const comparedMs = 3 * hourMs

/** What banks ask about, payments whose end should long be known, and a comparison that does not get through. */
export async function listPaymentsForToday(deps: PaymentsToday): Promise<TodayItem[]> {
  const now = deps.now()
  const ofStatus = (status: 'open' | 'processing' | 'disputed', before: Date) => {
    const pageSize = mostCounted + 1
    const selection = { status, before: before.toISOString(), after: null, pageSize }
    return firstOf(deps.payments.listAll(selection), pageSize)
  }
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const [disputed, open, processing, cursor] = await Promise.all([
    // of the future there is none
    ofStatus('disputed', ago(-hourMs)),
    ofStatus('open', ago(openMs)),
    ofStatus('processing', ago(processingMs)),
    deps.events.findCursor(),
  ])
  const stuck = [...open, ...processing]
  const companies = await deps.profiles.findMany([
    ...new Set([...disputed, ...stuck].map(({ user_id }) => user_id)),
  ])
  const itemOf = (kind: TodayItem['kind'], { user_id, payment_id, created_at }: PaymentRow) => ({
    kind,
    path: `payments/${encodeURIComponent(user_id)}/${payment_id}`,
    due: null,
    since: created_at,
    about: companies.get(user_id)?.legal_name ?? null,
    tender_id: null,
    responsible: null,
  })
  const items: TodayItem[] = [
    ...disputed.map((row) => itemOf('dispute', row)),
    ...stuck.map((row) => itemOf('payment', row)),
  ]
  // before the first comparison nothing was sold
  const isLate = cursor !== null && cursor * 1000 < ago(comparedMs).getTime()
  if (!isLate) return items
  const since = new Date(cursor * 1000).toISOString()
  const comparison = {
    kind: 'reconciliation' as const,
    path: 'payments?view=reconciliation',
    since,
  }
  const rest = { due: null, about: null, tender_id: null, responsible: null }
  return [...items, { ...comparison, ...rest }]
}
