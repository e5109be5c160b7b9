import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { PaymentId } from '#domain/billing/payment.ts'
import { type ApiOutput, callApi } from '../../lib/api.ts'
import { errorCodeOf } from '../../lib/api-error.ts'

export type Checkout = ApiOutput<'getCheckout'>

const soonMs = 2000
const laterMs = 10_000
/** From here on it is said to take long, and asked less often. */
const slowAfterMs = 30_000

/** A session id from an address; null: it cannot be one. */
export const parseCheckoutId = (text: string | null): PaymentId | null =>
  text !== null && /^cs_[0-9A-Za-z_]{4,200}$/.test(text) ? (text as PaymentId) : null

const isDecided = (checkout: Checkout | undefined): boolean =>
  checkout?.status === 'confirmed' ||
  checkout?.status === 'failed' ||
  checkout?.status === 'expired'

/** Failures that asking again does not change. */
const isFinal = (error: unknown): boolean =>
  error !== null && ['not_found', 'authentication_required'].includes(errorCodeOf(error))

interface CheckoutOptions {
  readonly isEnabled: boolean
  /** Asks again until it is decided. */
  readonly repeats: boolean
}

/** Asks the server how a payment ended; the server asks the provider. */
export function useCheckout(
  checkout_id: PaymentId | null,
  { isEnabled, repeats }: CheckoutOptions,
) {
  const isSlow = useIsSlow(isEnabled && repeats)
  const query = useQuery({
    queryKey: ['getCheckout', checkout_id],
    queryFn: ({ signal }) =>
      callApi('getCheckout', { params: { checkout_id: checkout_id as PaymentId }, signal }),
    enabled: isEnabled && checkout_id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => {
      if (!repeats || isDecided(state.data) || isFinal(state.error)) return false
      return isSlow || state.data?.status === 'processing' ? laterMs : soonMs
    },
  })
  return { ...query, isSlow }
}

/** True when it has been running for so long that it should be said. */
export function useIsSlow(isRunning: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs)
    return () => clearTimeout(timer)
  }, [isRunning])
  return isSlow
}
