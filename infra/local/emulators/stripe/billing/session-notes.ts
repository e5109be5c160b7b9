import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import type { Stored } from '../store.ts'

/** What the request wanted for objects that are made later. */
export interface SessionNotes extends Stored {
  object: 'session_notes'
  /** of the intent in mode `payment`, of the subscription in mode `subscription` */
  metadata: Record<string, string>
  description: string | null
  invoice_description: string | null
  invoice_metadata: Record<string, string>
  customer_update: { address?: string; name?: string }
}

export function sessionNotes(account: Account, session: Stripe.Checkout.Session): SessionNotes {
  const found = account.store.record<SessionNotes>('session_notes', session.id)
  if (!found) throw new Error(`The session ${session.id} has lost its notes`)
  return found
}
