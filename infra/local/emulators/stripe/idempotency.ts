import { createHash } from 'node:crypto'
import type { Account } from './account.ts'
import type { Stored } from './store.ts'
import { StripeFailure } from './stripe-failure.ts'

export interface Answer {
  status: number
  body: object
}

interface IdempotentAnswer extends Stored, Answer {
  object: 'idempotent_answer'
  request_hash: string
  /** unix seconds */
  answered_at: number
}

/** Stripe forgets a key after a day at the earliest. */
const KEPT_SECONDS = 86_400

const hashOf = (request: string) => createHash('sha256').update(request).digest('hex')

/** The answer to an earlier request with this key; the same key for another request is refused. */
export function earlierAnswer(account: Account, key: string, request: string): Answer | null {
  const earlier = account.store.record<IdempotentAnswer>('idempotent_answer', keyId(key))
  if (!earlier || earlier.answered_at <= account.now() - KEPT_SECONDS) return null
  if (earlier.request_hash === hashOf(request))
    return { status: earlier.status, body: earlier.body }
  throw new StripeFailure({
    status: 400,
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

export function rememberAnswer(
  account: Account,
  key: string,
  request: string,
  answer: Answer,
): void {
  const record: IdempotentAnswer = {
    object: 'idempotent_answer',
    id: keyId(key),
    request_hash: hashOf(request),
    answered_at: account.now(),
    ...answer,
  }
  account.store.note(record)
}

/** Keys may hold blanks, ids of the store may not. */
const keyId = (key: string) => encodeURIComponent(key)
