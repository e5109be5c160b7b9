import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { withoutLocale } from '../../i18n/locale-path.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { paymentUrl } from './payment-url.ts'
import { keptPurchase, type PurchaseIntent, paymentIdOfUrl } from './purchase-intent.ts'

/** A browser that has not left by then did not get through; the button works again. */
const leavesWithinMs = 10_000

/** Goes to the payment page. Once: what is pressed while it is under way does nothing. */
export function usePaymentStart() {
  const language = useLanguage()
  const { pathname, search } = useLocation()
  // the second press of a double click comes before the button is rendered as busy
  const isUnderWay = useRef(false)
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const release = useCallback(() => {
    isUnderWay.current = false
    setIsBusy(false)
  }, [])
  useEffect(() => {
    // the browser's back button may bring this very page back, as it was left
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) release()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [release])
  const start = async (purchase: PurchaseIntent, path = withoutLocale(pathname) + search) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setIsBusy(true)
    setError(null)
    try {
      const url = await paymentUrl(purchase, language)
      keptPurchase.set({ purchase, path, payment_id: paymentIdOfUrl(url) })
      location.assign(url)
      setTimeout(release, leavesWithinMs)
    } catch (thrown) {
      setError(thrown)
      release()
    }
  }
  return { start, isBusy, error, forgetError: () => setError(null) }
}
