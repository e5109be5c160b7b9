import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useToasts } from '../../ui/toasts.tsx'
import { authErrorKey, isConfirmedAlready } from './auth-error.ts'
import { looksLikeEmail } from './email-rule.ts'

const coolDownSeconds = 30

/** Sends the code again, at most every half minute. */
export function ResendCode({ email }: { readonly email: string }) {
  const { t } = useTranslation('accounts')
  const toasts = useToasts()
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  const resend = async () => {
    setLeft(coolDownSeconds)
    try {
      const { resendCode } = await import('../../lib/cognito.ts')
      // nobody learns here that an address has an account: no code comes, and the page says what to do then
      await resendCode(email).catch((thrown: unknown) => {
        if (!isConfirmedAlready(thrown)) throw thrown
      })
      toasts.show({ tone: 'success', title: t('check_email.sent_again') })
    } catch (thrown) {
      toasts.show({ tone: 'error', title: t(`auth_error.${authErrorKey(thrown)}`) })
    }
  }
  return (
    <Button
      variant="quiet"
      disabled={left > 0 || !looksLikeEmail(email)}
      onClick={() => void resend()}
    >
      {left > 0 ? t('check_email.resend_in', { count: left }) : t('check_email.resend')}
    </Button>
  )
}
