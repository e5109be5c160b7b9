import type { Locale } from '#domain/shared/locale.ts'
import { callApi } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { hasStoredSession } from '../stored-session.ts'
import type { PurchaseIntent } from './purchase-intent.ts'

/** Asks for the page where this is paid; the same purchase again answers the same page. */
export async function paymentUrl(purchase: PurchaseIntent, language: Locale): Promise<string> {
  // "when no session exists while creating a checkout or payment" (specification, point 8)
  if (!hasStoredSession()) throw new ApiError('authentication_required')
  const common = {
    language,
    ...(purchase.referral_code ? { referral_code: purchase.referral_code } : {}),
  }
  const answer: { readonly url?: unknown } | null =
    purchase.kind === 'access_plan'
      ? await callApi('createCheckout', { body: common })
      : await callApi('createPayment', {
          body: { ...common, purpose: purchase.kind, tender_ids: [...purchase.tender_ids] },
        })
  if (typeof answer?.url !== 'string' || !/^https?:/.test(answer.url))
    throw new ApiError('no_payment_url')
  return answer.url
}
