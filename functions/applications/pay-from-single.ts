import type { TenderId, UserId } from '#domain/shared/ids.ts'
import type { Clock } from '../platform/clock.ts'
import type { Table } from '../platform/dynamodb/table.ts'
import { transact } from '../platform/dynamodb/transact.ts'
import type { PaymentStore } from '../platform/payments/payment-store.ts'
import type { ApplicationRow } from './application-row.ts'
import type { ApplicationStore } from './application-store.ts'

export interface PayingFromSingle {
  readonly applications: Pick<ApplicationStore, 'saveIn'>
  readonly payments: Pick<PaymentStore, 'list' | 'saveIn'>
  /** Any table of the database: a transaction spans several. */
  readonly table: Table
  readonly now: Clock
}

/**
 * A single application is paid before it is submitted: its money makes the submitted one PAID. Answers
 * the application as it is then; what a clash leaves behind the reconciliation mends.
 */
export async function payFromSingle(
  deps: PayingFromSingle,
  submitted: ApplicationRow,
): Promise<ApplicationRow> {
  const payment = await singlePaymentOf(deps, submitted.user_id, submitted.tender_id)
  if (payment === null || submitted.status !== 'SUBMITTED') return submitted
  const { payment_id } = payment
  const paid: ApplicationRow = {
    ...submitted,
    status: 'PAID',
    payment_id,
    updated_at: deps.now().toISOString(),
    version: submitted.version + 1,
  }
  const written = await transact(deps.table, [
    // only if the money is still there
    deps.payments.saveIn({ ...payment, version: payment.version + 1 }),
    deps.applications.saveIn(paid, 'pay', submitted.version),
  ])
  return written === 'written' ? paid : submitted
}

async function singlePaymentOf(deps: PayingFromSingle, user_id: UserId, tender_id: TenderId) {
  const payments = await deps.payments.list(user_id)
  const found = payments.find(
    ({ purpose, credited_tender_ids }) =>
      purpose === 'single_application' && credited_tender_ids.includes(tender_id),
  )
  return found ?? null
}
