import type { deskPaymentRoutes } from '#contracts/desk-payments.ts'
import type { deskReferralRoutes } from '#contracts/desk-referrals.ts'
import type { ReferralCode } from '#domain/billing/referral-code-schema.ts'
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
import { createReferralCode, listReferralCodes, switchReferralCode } from './referral-codes.ts'
import { refundPayment } from './refund-payment.ts'

/** What the log says of a referral code. */
const told = ({ code, percent_off, state, most_uses, ends_at }: ReferralCode) => ({
  code,
  percent_off,
  state,
  most_uses,
  ends_at,
})

/** What each route of the desk's payments does. */
export function deskImplementations(
  deps: ReconcilingDeps & {
    readonly profiles: CompanyProfileStore
    readonly askForWork: AskForBillingWork
    readonly findCompanies: (text: string) => Promise<NamedProducers>
  },
): Implementations<typeof deskPaymentRoutes & typeof deskReferralRoutes> {
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
    listReferralCodes: ({ query }) =>
      askingProvider(deps.log, () => listReferralCodes(deps, query)),
    createReferralCode: ({ body }, _user, _request, audit) =>
      askingProvider(deps.log, async () => {
        const made = await createReferralCode(deps, body)
        if (made.ok) audit({ before: null, after: told(made.value) })
        return made
      }),
    switchReferralCode: ({ body }, _user, _request, audit) =>
      askingProvider(deps.log, async () => {
        const switched = await switchReferralCode(deps, body)
        if (!switched.ok) return switched
        const { before, after } = switched.value
        audit({ before: told(before), after: told(after) })
        return succeed(after)
      }),
    reconcilePayments: async (_input, _user, _request, audit) => {
      await deps.askForWork({ kind: 'reconcile' })
      const asked_at = deps.now().toISOString()
      audit({ before: null, after: asked_at })
      return succeed({ asked_at })
    },
  }
}
