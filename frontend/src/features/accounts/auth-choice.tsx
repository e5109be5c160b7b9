import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import styles from './auth-page.module.css'

interface Props {
  readonly mode: 'sign_in' | 'sign_up'
  readonly next: string
}

export function AuthChoice({ mode, next }: Props) {
  const { t } = useTranslation('accounts')
  const nextQuery = next === '/dashboard' ? '' : `next=${encodeURIComponent(next)}`
  return (
    <nav aria-label={t('auth.choice')}>
      <ul className={styles.choice}>
        <li>
          <LocaleLink
            to={`/auth${nextQuery && `?${nextQuery}`}`}
            replace
            aria-current={mode === 'sign_in' ? 'page' : undefined}
          >
            {t('auth.sign_in')}
          </LocaleLink>
        </li>
        <li>
          <LocaleLink
            to={`/auth?mode=sign_up${nextQuery && `&${nextQuery}`}`}
            replace
            aria-current={mode === 'sign_up' ? 'page' : undefined}
          >
            {t('auth.sign_up')}
          </LocaleLink>
        </li>
      </ul>
    </nav>
  )
}
