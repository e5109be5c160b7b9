import { fail, type Result } from '#domain/shared/result.ts'
import type { Log } from '../logging/log.ts'

/** Stripe's own names: it is down, too busy, or does not know our key. */
const downTypes: readonly unknown[] = [
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]
/** The same is being asked for at this moment, from another tab. */
const busyCodes: readonly unknown[] = ['idempotency_key_in_use', 'lock_timeout']
/** The keys cannot be had: Secrets Manager does not have them, does not give them, or they are not set. */
const secretFaults: readonly unknown[] = [
  'ResourceNotFoundException',
  'InternalServiceError',
  'DecryptionFailure',
  'StripeSecretUnusable',
]

/** The error as Stripe's client throws it, recognised by what it says of itself. */
export interface StripeFailure {
  readonly type: string
  readonly code?: string
  readonly param?: string
  /** Of the answer; none came when it is missing. */
  readonly status?: string
  /** Stripe finds the request by it, and so do we in its dashboard. */
  readonly request_id?: string
}

/** The parts of an error that are logged, under the names of Stripe's client. */
const told = {
  code: 'code',
  param: 'param',
  status: 'statusCode',
  request_id: 'requestId',
} as const

export function stripeFailureOf(error: unknown): StripeFailure | null {
  if (!(error instanceof Error) || !('type' in error)) return null
  const { type } = error
  if (typeof type !== 'string' || !type.startsWith('Stripe')) return null
  const facts: Record<string, string> = {}
  for (const [name, field] of Object.entries(told)) {
    const value: unknown = Reflect.get(error, field)
    if (typeof value === 'string' || typeof value === 'number') facts[name] = String(value)
  }
  return { ...facts, type }
}

const isProviderBusy = (error: unknown): boolean => busyCodes.includes(stripeFailureOf(error)?.code)

export function isProviderDown(error: unknown): boolean {
  return (
    downTypes.includes(stripeFailureOf(error)?.type) ||
    isProviderBusy(error) ||
    (error instanceof Error && secretFaults.includes(error.name))
  )
}

/** A fault of Stripe's own that it answers again for as long as it keeps the key. */
export function isReplayedFault(error: unknown): boolean {
  const isFault = Number(stripeFailureOf(error)?.status) >= 500
  if (!isFault || !(error instanceof Error) || !('headers' in error)) return false
  const { headers } = error
  return (
    typeof headers === 'object' &&
    headers !== null &&
    Reflect.get(headers, 'idempotent-replayed') === 'true'
  )
}

/** What Stripe answers; null when it says that the thing is not there. */
export async function nullIfMissing<Thing>(asked: Promise<Thing>): Promise<Thing | null> {
  try {
    return await asked
  } catch (error) {
    if (stripeFailureOf(error)?.code === 'resource_missing') return null
    throw error
  }
}

/** Runs what needs Stripe; that Stripe is down is an expected failure, logged. */
export async function askingProvider<Value, Code extends string>(
  log: Log,
  run: () => Promise<Result<Value, Code>>,
): Promise<Result<Value, Code | 'payment_provider_unavailable'>> {
  try {
    return await run()
  } catch (error) {
    if (!isProviderDown(error)) throw error
    log.error(isProviderBusy(error) ? 'PROVIDER_BUSY' : 'PROVIDER_UNAVAILABLE', error)
    return fail('payment_provider_unavailable')
  }
}
