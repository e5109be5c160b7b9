import type { StripeApi } from '../platform/stripe/stripe-api.ts'

/** What the bank says of a charge; `lost`: it took the money back. */
export type DisputeState = 'none' | 'open' | 'lost'

/** An inquiry (`warning_...`) takes no money: it is answered without effect on what was paid for. */
export async function disputeOf(stripe: StripeApi, charge: string): Promise<DisputeState> {
  const { data } = await stripe.disputes.list({ charge, limit: 100 })
  if (data.some(({ status }) => status === 'lost')) return 'lost'
  const over = [
    'won',
    'prevented',
    'warning_closed',
    'warning_needs_response',
    'warning_under_review',
  ]
  return data.some(({ status }) => !over.includes(status)) ? 'open' : 'none'
}
