import type { UserId } from '#domain/shared/ids.ts'
import type { AccessPlanStore } from '../../billing/access-plan-store.ts'
import type { AskForBillingWork } from '../../billing/billing-work.ts'

/**
 * Has everything ended that a user pays for, before anything of the account is erased. Answers `none`
 * where there is nothing to end; asked again it does no harm. A failure keeps the account until the next
 * try.
 */
export type EndSubscription = (user_id: UserId) => Promise<'ended' | 'none'>

/** Asks the billing worker, which tries until it is done: its row of the plan outlives the account. */
export const createEndSubscription =
  (
    accessPlans: Pick<AccessPlanStore, 'find'>,
    askForBillingWork: AskForBillingWork,
  ): EndSubscription =>
  async (user_id) => {
    const plan = await accessPlans.find(user_id)
    if (!plan?.customer_id) return 'none'
    await askForBillingWork({ kind: 'end_subscription', user_id })
    return 'ended'
  }
