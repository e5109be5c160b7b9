import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocaleNavigate } from '../../i18n/use-locale-path.ts'
import { callApi } from '../../lib/api.ts'
import type { SignInStep } from '../../lib/cognito-sign-in.ts'
import type { SecondSession } from '../../lib/second-session.ts'
import { enterSession, leaveSession } from '../../lib/session.ts'
import type { SignInAgainRequest } from '../../lib/sign-in-again.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FactorStep } from './factor-step.tsx'
import { PasswordForm } from './password-form.tsx'

/** Over the page: whoever is asked to sign in again goes on where the work was. */
export function SignInAgainDialog({ reason, email, answer }: SignInAgainRequest) {
  const { t } = useTranslation('accounts')
  const [step, setStep] = useState<SignInStep | null>(null)
  const navigate = useLocaleNavigate()
  const session = useSecondSession()
  const lacksFactor = useLacksFactor(reason)

  const go = async (reached: SignInStep) => {
    if (reached.name !== 'done') return setStep(reached)
    await session.take()
    await enterSession()
    answer(true)
  }
  const close = () => {
    answer(false)
    if (reason === 'authentication_required') void leaveSession()
  }
  const setUp = () => {
    close()
    navigate('/profile?section=security')
  }
  if (lacksFactor) {
    return (
      <Dialog title={t('again.factor_missing_title')} isOpen onClose={close}>
        <p>{t('again.factor_missing')}</p>
        <div>
          <Button variant="primary" onClick={setUp}>
            {t('again.set_up')}
          </Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={t(`again.${reason}_title`)} isOpen onClose={close}>
      <p>{t(`again.${reason}`, { email })}</p>
      {step === null ? (
        <PasswordForm
          fixedEmail={email}
          onStep={async (reached) => go(reached)}
          onBegin={session.begin}
        />
      ) : (
        <FactorStep
          step={step}
          onStep={(reached) => void go(reached)}
          onRestart={() => setStep(null)}
        />
      )}
    </Dialog>
  )
}

/** A second factor is asked of who has none: an administrator has to set one up first. */
function useLacksFactor(reason: SignInAgainRequest['reason']): boolean {
  const { data } = useQuery({
    queryKey: ['listFactors'],
    queryFn: ({ signal }) => callApi('listFactors', { signal }),
    enabled: reason === 'second_factor_required',
  })
  return data?.assurance.next_level === 'aal1'
}

/** The session that is being made; dropped when the dialog goes without it. */
function useSecondSession() {
  const current = useRef<SecondSession | null>(null)
  useEffect(() => () => current.current?.drop(), [])
  return {
    begin: async () => {
      const { beginSecondSession } = await import('../../lib/second-session.ts')
      current.current ??= beginSecondSession()
    },
    take: async () => {
      await current.current?.take()
      current.current = null
    },
  }
}
