import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session.ts'
import { ContourLines } from '../../ui/contour-lines.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import page from './home-page.module.css'
import styles from './invitation.module.css'

export function Invitation() {
  const { t } = useTranslation('home')
  const isSignedIn = useSession().state === 'signed_in'
  return (
    <section className={styles.invitation} aria-labelledby="invitation-title">
      <ContourLines className={styles.lines} />
      <div className={`${page.inner} ${styles.inner}`}>
        <div className={page.head}>
          <h2 className={page.title} id="invitation-title">
            {t('invitation.title')}
          </h2>
          <p className={page.lead}>{t('invitation.text')}</p>
        </div>
        <div className={page.actions}>
          <LinkButton variant="primary" to={isSignedIn ? '/dashboard' : '/auth?mode=sign_up'}>
            {isSignedIn ? t('invitation.dashboard') : t('invitation.sign_up')}
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
