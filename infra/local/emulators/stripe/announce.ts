import type Stripe from 'stripe'
import type { EventSubject } from './account.ts'
import { unexpanded } from './expand.ts'
import { newId } from './ids.ts'
import type { Store } from './store.ts'

interface Announcement {
  store: Store
  type: Stripe.Event.Type
  object: EventSubject
  previous: object | undefined
  /** unix seconds */
  created: number
  version: string
  /** endpoints that wait for it */
  audience: number
}

/** Records what happened with a snapshot of the object as it is at this moment. */
export function recordEvent(announcement: Announcement): Stripe.Event {
  const { type, object, previous, created, version, audience } = announcement
  const event = {
    id: newId('evt'),
    object: 'event',
    api_version: version,
    created,
    data: {
      object: unexpanded(object),
      ...(previous ? { previous_attributes: structuredClone(previous) } : {}),
    },
    livemode: false,
    pending_webhooks: audience,
    request: { id: null, idempotency_key: null },
    type,
  }
  // the union of all events is made by the type of each; here any of them may come
  return announcement.store.put(event as unknown as Stripe.Event)
}
