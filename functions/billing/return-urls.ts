import type { Locale } from '#domain/shared/locale.ts'
import { pageOf } from '../platform/http/page-of.ts'

/** Where the provider's page leads back to; it fills in the session itself. */
export const returnUrls = (siteOrigin: string, language: Locale) => ({
  success_url: pageOf(siteOrigin, language, '/payment-success?session_id={CHECKOUT_SESSION_ID}'),
  cancel_url: pageOf(siteOrigin, language, '/payment-canceled?session_id={CHECKOUT_SESSION_ID}'),
})
