import type { billingRoutes } from '#contracts/billing.ts'
import { subscriptionStateOf } from '#domain/billing/access-plan.ts'
import type { UserId } from '#domain/shared/ids.ts'
import { type Result, succeed } from '#domain/shared/result.ts'
import type { Implementations } from '../platform/http/serve.ts'
import { askingProvider } from '../platform/stripe/provider-failure.ts'
import type { BillingDeps } from './billing-deps.ts'
import { openBillingPortal } from './billing-portal.ts'
import { createCheckout } from './create-checkout.ts'
import { createPayment } from './create-payment.ts'
import { getBilling } from './get-billing.ts'
import { getCheckout } from './get-checkout.ts'
import { grantAccess } from './grant-access.ts'
import { listInvoices } from './list-invoices.ts'
import { listPayments } from './list-payments.ts'
import { requestAccess } from './request-access.ts'

/** Runs what opens a page of the provider, unless the user has opened too many within an hour. */
type WithinCheckoutLimit = <Value, Refusal extends string>(
  user_id: UserId,
  run: () => Promise<Result<Value, Refusal>>,
) => Promise<Result<Value, Refusal | 'too_many_checkouts'>>

/** What each billing route does. */
export function billingImplementations(
  deps: BillingDeps & { readonly withinCheckoutLimit: WithinCheckoutLimit },
): Implementations<typeof billingRoutes> {
  const { accessPlans, log, now, withinCheckoutLimit } = deps
  return {
    checkSubscription: async (_, { user_id }) =>
      succeed(subscriptionStateOf(await accessPlans.find(user_id), now())),
    listPrices: () =>
      askingProvider(log, async () => succeed({ prices: (await deps.readPrices()).prices })),
    createCheckout: ({ body }, { user_id }) =>
      withinCheckoutLimit(user_id, () =>
        askingProvider(log, () => createCheckout(deps, user_id, body)),
      ),
    createPayment: ({ body }, { user_id }) =>
      withinCheckoutLimit(user_id, () =>
        askingProvider(log, () => createPayment(deps, user_id, body)),
      ),
    getCheckout: ({ params }, { user_id }) =>
      askingProvider(log, () => getCheckout(deps, user_id, params.checkout_id)),
    getBilling: async (_, { user_id }) => succeed(await getBilling(deps, user_id)),
    listPayments: ({ query }, { user_id }) => listPayments(deps.payments, user_id, query),
    listInvoices: (_, { user_id }) =>
      askingProvider(log, async () => succeed({ invoices: await listInvoices(deps, user_id) })),
    openBillingPortal: ({ body }, { user_id }) =>
      withinCheckoutLimit(user_id, () =>
        askingProvider(log, () => openBillingPortal(deps, user_id, body.language)),
      ),
    requestAccess: async ({ body }, { user_id }) =>
      succeed(await requestAccess(deps, user_id, body.company_name)),
    grantAccess: async ({ params, body }, _user, _request, audit) => {
      const before = await accessPlans.find(params.user_id)
      const granted = await grantAccess(deps, params.user_id, body)
      if (granted.ok) {
        audit({ before: before?.granted_until ?? null, after: granted.value.granted_until })
      }
      return granted
    },
  }
}
