import type { deskPaymentRoutes } from '#contracts/desk-payments.ts'
import { succeed } from '#domain/shared/result.ts'
import type { CompanyProfileStore } from '../../companies/company-profile-store.ts'
import type { Implementations } from '../../platform/http/serve.ts'
import { askingProvider } from '../../platform/stripe/provider-failure.ts'
import type { NamedProducers } from '../../producers/listing/find-by-words.ts'
import type { AskForBillingWork } from '../billing-work.ts'
import type { ReconcilingDeps } from '../reconcile.ts'
import { findPayment } from './find-payment.ts'
import { getReconciliation } from './get-reconciliation.ts'
import { listAllPayments } from './list-all-payments.ts'
import { listFeesDue } from './list-fees-due.ts'
import { refundPayment } from './refund-payment.ts'

/** What each route of the desk's payments does. */
export function deskImplementations(
  deps: ReconcilingDeps & {
    readonly profiles: CompanyProfileStore
    readonly askForWork: AskForBillingWork
    readonly findCompanies: (text: string) => Promise<NamedProducers>
  },
): Implementations<typeof deskPaymentRoutes> {
  return {
    listAllPayments: ({ query }) => listAllPayments(deps, query),
    listFeesDue: ({ query }) => listFeesDue(deps.applications, query),
    findPayment: ({ params }) => findPayment(deps, params.user_id, params.payment_id),
    refundPayment: ({ params, body }, _user, _request, audit) =>
      askingProvider(deps.log, async () => {
        const before = await deps.payments.find(params.user_id, params.payment_id)
        const refunded = await refundPayment(deps, { ...params, ...body })
        if (refunded.ok) {
          audit({
            before: before?.status ?? null,
            after: refunded.value.payment.status,
            reason: body.reason,
          })
        }
        return refunded
      }),
    getReconciliation: () =>
      askingProvider(deps.log, async () => succeed(await getReconciliation(deps))),
    reconcilePayments: async (_input, _user, _request, audit) => {
      await deps.askForWork({ kind: 'reconcile' })
      const asked_at = deps.now().toISOString()
      audit({ before: null, after: asked_at })
      return succeed({ asked_at })
    },
  }
}
