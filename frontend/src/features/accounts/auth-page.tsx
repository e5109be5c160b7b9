import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { useLocalePath } from '../../i18n/use-locale-path.ts'
import { useSession } from '../../lib/session.ts'
import { useFragment } from '../../lib/use-fragment.ts'
import { Page } from '../../ui/page.tsx'
import { PageLoading } from '../../ui/spinner.tsx'
import { AuthChoice } from './auth-choice.tsx'
import { useDeletionFirst } from './deletion-first.ts'
import { LinkLanding } from './link-landing.tsx'
import { LinkRequestForm } from './link-request-form.tsx'
import { nextAfterLink } from './next-after-link.ts'
import { safeNext } from './safe-next.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

type Mode = 'sign_in' | 'sign_up' | 'link' | 'landing'

function modeOf(search: URLSearchParams, fragment: URLSearchParams): Mode {
  if (search.get('type') === 'magic_reset' && fragment.get('token')) return 'landing'
  const mode = search.get('mode')
  return mode === 'sign_up' || mode === 'link' ? mode : 'sign_in'
}

/**
 * Sign in and sign up in one place; `?mode=sign_up` opens the second, `?mode=link` asks for a mailed
 * link, `?type=magic_reset#token=…` is where it lands, `?next=` says where to go on.
 */
export function AuthPage() {
  const { t } = useTranslation('accounts')
  const [search] = useSearchParams()
  const fragment = useFragment()
  const toLocale = useLocalePath()
  const { state } = useSession()
  const [isUnderWay, setIsUnderWay] = useState(false)
  const mode = modeOf(search, fragment)
  const next = safeNext(mode === 'landing' ? nextAfterLink.get() : search.get('next'))
  const goal = useDeletionFirst(state === 'signed_in', next)
  if (goal !== null) return <Navigate to={toLocale(goal)} replace />
  if (state !== 'anonymous') return <PageLoading awaits="sign_in" />
  // once the link is taken or refused there is no button to press
  const lead = mode === 'landing' && isUnderWay ? undefined : t(`${mode}.lead`)
  return (
    <Page width="narrow" title={t(`${mode}.title`)} lead={lead}>
      {(mode === 'sign_up' || (mode === 'sign_in' && !isUnderWay)) && (
        <AuthChoice mode={mode} next={next} />
      )}
      {mode === 'sign_in' && <SignInForm next={next} onUnderWay={setIsUnderWay} />}
      {mode === 'sign_up' && <SignUpForm next={next} />}
      {mode === 'link' && <LinkRequestForm next={next} />}
      {mode === 'landing' && (
        <LinkLanding
          email={fragment.get('email') ?? ''}
          token={fragment.get('token') ?? ''}
          onUnderWay={setIsUnderWay}
        />
      )}
    </Page>
  )
}
