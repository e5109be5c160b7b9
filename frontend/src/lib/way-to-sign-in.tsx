import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withoutLocale } from '../i18n/locale-path.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { refreshSession, useSession } from './session.ts'

/** To who seemed signed in it says that the session has ended. */
export function WayToSignIn() {
  const { t } = useTranslation(['sign-in-needed', 'common'])
  const { pathname, search } = useLocation()
  const { state } = useSession()
  const [hasEnded] = useState(state === 'signed_in')
  useEffect(() => {
    if (hasEnded) void refreshSession('new')
  }, [hasEnded])
  const next = encodeURIComponent(withoutLocale(pathname) + search)
  return (
    <EmptyState
      title={t('title')}
      action={
        <>
          <LinkButton variant="primary" to={`/auth?next=${next}`}>
            {t('common:sign_in_needed.log_in')}
          </LinkButton>
          <LinkButton to={`/auth?mode=sign_up&next=${next}`}>{t('sign_up')}</LinkButton>
        </>
      }
    >
      <p>{hasEnded ? t('ended') : t('text')}</p>
    </EmptyState>
  )
}
