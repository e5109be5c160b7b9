import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Page } from '../ui/page.tsx'
import { PageLoading } from '../ui/spinner.tsx'
import { useSession } from './session.ts'
import { SignInNeeded } from './sign-in-needed.tsx'

/** Shows a page to those who are signed in; others are led to sign in and back. */
export function RequireSession({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('common')
  const { state } = useSession()
  if (state === 'loading') return <PageLoading awaits="sign_in" />
  if (state === 'signed_in') return children
  return (
    <Page title={t('nav.account')}>
      <SignInNeeded />
    </Page>
  )
}
