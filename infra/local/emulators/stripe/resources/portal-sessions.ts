import type Stripe from 'stripe'
import { newId } from '../ids.ts'
import type { Operations } from '../operation.ts'
import { missing } from '../stripe-failure.ts'

export const portalSessions = {
  'POST /v1/billing_portal/sessions': {
    accepts: ['customer', 'locale', 'return_url'],
    run: (account, { customer, locale, return_url }) => {
      if (!customer) throw missing('customer', '', 'customer')
      account.store.get('customer', customer, 'customer')
      const id = newId('bps')
      const session: Stripe.BillingPortal.Session = {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_local',
        created: account.now(),
        customer,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: locale ?? null,
        on_behalf_of: null,
        return_url: return_url ?? null,
        url: `${account.address}/p/session/${id}`,
      }
      account.store.put(session)
      account.announce('billing_portal.session.created', session)
      return session
    },
  },
} satisfies Partial<Operations>
