import { isWithin, listPage } from '../list-page.ts'
import { listing, type Operations } from '../operation.ts'
import { missing } from '../stripe-failure.ts'

const THIRTY_DAYS_SECONDS = 30 * 86_400

/** Stripe lists the events of the last thirty days. */
export const events = {
  'GET /v1/events': {
    accepts: listing('created', 'delivery_success', 'type', 'types'),
    run: (account, { created, delivery_success, type, types, ...paging }) => {
      const oldest = account.now() - THIRTY_DAYS_SECONDS
      const found = account.store
        .all('event')
        .filter((one) => one.created >= oldest && isWithin(one.created, created))
        .filter((one) => type === undefined || matches(one.type, type))
        .filter((one) => types === undefined || types.some((wanted) => matches(one.type, wanted)))
        .filter(
          (one) =>
            delivery_success === undefined || (one.pending_webhooks === 0) === delivery_success,
        )
      return listPage('/v1/events', found, paging)
    },
  },
  'GET /v1/events/:event': {
    accepts: [],
    run: (account, _, { event: id = '' }) => {
      const event = account.store.get('event', id)
      if (event.created < account.now() - THIRTY_DAYS_SECONDS) throw missing('event', id, 'id')
      return event
    },
  },
} satisfies Partial<Operations>

/** `customer.*` takes every event that begins so. */
const matches = (type: string, wanted: string) =>
  wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted
