import { isDeepStrictEqual } from 'node:util'
import { isSettled, type PaymentId } from '#domain/billing/payment.ts'
import type { TenderId } from '#domain/shared/ids.ts'
import type { ApplicationRow } from '../applications/application-row.ts'
import type { SyncDeps } from './billing-deps.ts'
import { returnedTenders } from './refunds-of.ts'
import type { SessionPayment } from './session-payment.ts'

interface Change {
  readonly row: ApplicationRow
  readonly by: 'pay' | 'refund'
  readonly replaces: number
}

/** What a payment gives, seen beside everything else that was paid. */
export interface Credits {
  /** The tenders it pays for. */
  readonly tender_ids: readonly TenderId[]
  /** The tenders that this payment paid for a second time. */
  readonly duplicates: readonly TenderId[]
  readonly changes: readonly Change[]
  /** All single applications of the user after this; null: as they were. */
  readonly singles: readonly TenderId[] | null
}

type Crediting = Pick<SyncDeps, 'applications' | 'payments' | 'accessPlans' | 'now'>

export async function creditsOf(
  deps: Crediting,
  payment_id: PaymentId,
  payment: SessionPayment,
): Promise<Credits> {
  const { user_id, tender_ids } = payment
  const returned = returnedTenders(payment.refunds)
  const claimed = isSettled(payment)
    ? tender_ids.filter((tender_id) => !returned.includes(tender_id))
    : []
  const paidSingly = await singlesBeside(deps, payment_id, payment)
  const credited: TenderId[] = []
  const duplicates: TenderId[] = []
  const changes: Change[] = []
  for (const tender_id of tender_ids) {
    const application = await deps.applications.find(user_id, tender_id)
    const isOurs = application?.status === 'PAID' && application.payment_id === payment_id
    if (!claimed.includes(tender_id)) {
      if (isOurs) changes.push(changeOf(deps, application, 'refund', null))
    } else if (isOurs) {
      credited.push(tender_id)
    } else if (paidSingly.has(tender_id) || !isFree(application, payment)) {
      duplicates.push(tender_id)
    } else {
      credited.push(tender_id)
      if (application?.status === 'SUBMITTED') {
        changes.push(changeOf(deps, application, 'pay', payment_id))
      }
    }
  }
  return {
    tender_ids: credited,
    duplicates,
    changes,
    singles: await singlesAfter(deps, payment, credited, paidSingly),
  }
}

/** A fee is for what is submitted; a single application also for what is not begun. */
const isFree = (application: ApplicationRow | null, { purpose }: SessionPayment): boolean =>
  purpose === 'single_application'
    ? application?.status !== 'PAID'
    : application?.status === 'SUBMITTED'

function changeOf(
  { now }: Crediting,
  application: ApplicationRow,
  by: Change['by'],
  payment_id: PaymentId | null,
): Change {
  const updated_at = now().toISOString()
  const { version } = application
  const row = { ...application, payment_id, updated_at, version: version + 1 }
  return { row, by, replaces: version }
}

/** The tenders of the user's other single applications. */
async function singlesBeside(
  { payments }: Crediting,
  payment_id: PaymentId,
  { user_id }: SessionPayment,
): Promise<ReadonlySet<TenderId>> {
  const others = (await payments.list(user_id)).filter(
    (other) => other.payment_id !== payment_id && other.purpose === 'single_application',
  )
  return new Set(others.flatMap(({ credited_tender_ids }) => credited_tender_ids))
}

async function singlesAfter(
  { accessPlans }: Crediting,
  { user_id, purpose }: SessionPayment,
  credited: readonly TenderId[],
  beside: ReadonlySet<TenderId>,
): Promise<readonly TenderId[] | null> {
  if (purpose !== 'single_application') return null
  const after = [...new Set([...beside, ...credited])].sort((a, b) => a - b)
  const before = (await accessPlans.find(user_id))?.single_tender_ids ?? []
  return isDeepStrictEqual(after, before) ? null : after
}
