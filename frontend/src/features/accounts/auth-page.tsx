import { useTranslation } from 'react-i18next'
import { Navigate, useSearchParams } from 'react-router-dom'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useLocalePath } from '../../i18n/use-locale-path.ts'
import { useSession } from '../../lib/session.ts'
import { Page } from '../../ui/page.tsx'
import { PageLoading } from '../../ui/spinner.tsx'
import styles from './auth-page.module.css'
import { safeNext } from './safe-next.ts'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

/** Sign in and sign up in one place; `?mode=sign_up` opens the second, `?next=` says where to go on. */
export function AuthPage() {
  const { t } = useTranslation('accounts')
  const [search] = useSearchParams()
  const toLocale = useLocalePath()
  const { state } = useSession()
  const next = safeNext(search.get('next'))
  const isSignUp = search.get('mode') === 'sign_up'
  if (state === 'loading') return <PageLoading />
  if (state === 'signed_in') return <Navigate to={toLocale(next)} replace />
  const nextQuery = next === '/dashboard' ? '' : `next=${encodeURIComponent(next)}`
  return (
    <Page
      width="narrow"
      title={isSignUp ? t('sign_up.title') : t('sign_in.title')}
      lead={isSignUp ? t('sign_up.lead') : t('sign_in.lead')}
    >
      <nav aria-label={t('auth.choice')}>
        <ul className={styles.choice}>
          <li>
            <LocaleLink
              to={`/auth${nextQuery && `?${nextQuery}`}`}
              replace
              aria-current={isSignUp ? undefined : 'page'}
            >
              {t('auth.sign_in')}
            </LocaleLink>
          </li>
          <li>
            <LocaleLink
              to={`/auth?mode=sign_up${nextQuery && `&${nextQuery}`}`}
              replace
              aria-current={isSignUp ? 'page' : undefined}
            >
              {t('auth.sign_up')}
            </LocaleLink>
          </li>
        </ul>
      </nav>
      {isSignUp ? <SignUpForm next={next} /> : <SignInForm next={next} />}
    </Page>
  )
}
