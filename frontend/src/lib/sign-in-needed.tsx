import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withoutLocale } from '../i18n/locale-path.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { refreshSession, useSession } from './session.ts'

/** Leads to the sign-in page and back here; to who seemed signed in it says that the session has ended. */
export function SignInNeeded() {
  const { t } = useTranslation('common')
  const { pathname, search } = useLocation()
  const { state } = useSession()
  const [hasEnded] = useState(state === 'signed_in')
  useEffect(() => {
    if (hasEnded) void refreshSession('new')
  }, [hasEnded])
  const next = encodeURIComponent(withoutLocale(pathname) + search)
  return (
    <EmptyState
      title={t('sign_in_needed.title')}
      action={
        <>
          <LinkButton variant="primary" to={`/auth?next=${next}`}>
            {t('sign_in_needed.log_in')}
          </LinkButton>
          <LinkButton to={`/auth?mode=sign_up&next=${next}`}>
            {t('sign_in_needed.sign_up')}
          </LinkButton>
        </>
      }
    >
      <p>{hasEnded ? t('sign_in_needed.ended') : t('sign_in_needed.text')}</p>
    </EmptyState>
  )
}
