import type { Account } from './account.ts'
import { cancelNow, periodEnd } from './billing/end-subscription.ts'
import { renew, retry } from './billing/renewals.ts'
import type { MovableClock } from './clock.ts'
import { expireSession } from './resources/checkout-sessions.ts'
import { finishVerification, VERIFICATION_SECONDS, verdictOn } from './resources/tax-ids.ts'
import type { Store } from './store.ts'

interface DueWork {
  /** unix seconds */
  due: number
  run(account: Account): void
}

/** Does everything whose time has come, each at its own moment and in order: a moved clock skips nothing. */
export function doDueWork(account: Account, clock: MovableClock): void {
  const now = clock.seconds()
  for (;;) {
    const [next] = dueWork(account.store, now).sort((a, b) => a.due - b.due)
    if (!next) return
    clock.at(next.due, () => next.run(account))
  }
}

function dueWork(store: Store, now: number): DueWork[] {
  return [
    ...sessions(store),
    ...verifications(store),
    ...subscriptions(store),
    ...retries(store),
  ].filter(({ due }) => due <= now)
}

function sessions(store: Store): DueWork[] {
  return store
    .all('checkout.session')
    .filter(({ status }) => status === 'open')
    .map(({ id, expires_at }) => ({
      due: expires_at,
      run: (account) => {
        expireSession(account, id)
      },
    }))
}

function verifications(store: Store): DueWork[] {
  return store
    .all('tax_id')
    .filter(
      ({ value, verification }) =>
        verification?.status === 'pending' && verdictOn(value) !== 'pending',
    )
    .map(({ id, created }) => ({
      due: created + VERIFICATION_SECONDS,
      run: (account) => finishVerification(account, id),
    }))
}

function subscriptions(store: Store): DueWork[] {
  return store
    .all('subscription')
    .filter(({ status }) => status !== 'canceled')
    .map((one) => {
      const end = periodEnd(one)
      if (one.cancel_at !== null && one.cancel_at <= end)
        return {
          due: one.cancel_at,
          run: (account: Account) => {
            cancelNow(account, one.id, 'cancellation_requested')
          },
        }
      return { due: end, run: (account: Account) => renew(account, one.id) }
    })
}

function retries(store: Store): DueWork[] {
  return store
    .all('invoice')
    .filter(({ status }) => status === 'open')
    .flatMap(({ id, next_payment_attempt }) =>
      next_payment_attempt === null
        ? []
        : [{ due: next_payment_attempt, run: (account: Account) => retry(account, id) }],
    )
}
