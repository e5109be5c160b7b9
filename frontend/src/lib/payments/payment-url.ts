import type { Locale } from '#domain/shared/locale.ts'
import { callApi } from '../api.ts'
import { ApiError } from '../api-error.ts'
import { hasStoredSession } from '../stored-session.ts'
import type { PaymentWish } from './payment-wish.ts'

/** Asks for the page where this is paid; the same wish again answers the same page. */
export async function paymentUrl(wish: PaymentWish, language: Locale): Promise<string> {
  // "when no session exists while creating a checkout or payment" (specification, point 8)
  if (!hasStoredSession()) throw new ApiError('authentication_required')
  const common = { language, ...(wish.referral_code ? { referral_code: wish.referral_code } : {}) }
  const answer: { readonly url?: unknown } | null =
    wish.kind === 'access_plan'
      ? await callApi('createCheckout', { body: common })
      : await callApi('createPayment', {
          body: { ...common, purpose: wish.kind, tender_ids: [...wish.tender_ids] },
        })
  if (typeof answer?.url !== 'string' || !/^https?:/.test(answer.url))
    throw new ApiError('no_payment_url')
  return answer.url
}
