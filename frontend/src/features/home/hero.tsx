import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { ExampleMatch } from './example-match.tsx'
import styles from './hero.module.css'
import { Shelf } from './shelf.tsx'

export function Hero() {
  const { t } = useTranslation('home')
  const isSignedIn = useSession().state === 'signed_in'
  const start = isSignedIn ? '/upload-portfolio' : '/auth?mode=sign_up'
  return (
    <section className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <h1 className={styles.title}>{t('hero.title')}</h1>
          <p className={styles.lead}>{t('hero.lead')}</p>
          <div className={styles.actions}>
            <LinkButton variant="primary" to={start}>
              {isSignedIn ? t('hero.upload') : t('hero.sign_up')}
            </LinkButton>
            <LinkButton to="/tenders">{t('hero.tenders')}</LinkButton>
          </div>
          <p className={styles.note}>{t('hero.note')}</p>
        </div>
        <ExampleMatch />
      </div>
      <Shelf start={start} />
    </section>
  )
}
