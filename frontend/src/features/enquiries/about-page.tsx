import { useTranslation } from 'react-i18next'
import { operator } from '../../lib/operator/operator.ts'
import { Badge } from '../../ui/badge.tsx'
import { ContourLines } from '../../ui/contour-lines.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useWindowTitle } from '../../ui/page.tsx'
import styles from './about-page.module.css'
import { ContactForm } from './contact-form.tsx'

const approach = ['guidance', 'data', 'compliance', 'nordic'] as const

export function AboutPage() {
  const { t } = useTranslation('enquiries')
  useWindowTitle(t('about.window_title'))
  return (
    <div className={styles.page}>
      <section className={`${styles.band} ${styles.hero}`}>
        <ContourLines className={styles.lines} />
        <div className={styles.inner}>
          <h1 tabIndex={-1}>{t('about.title')}</h1>
          <p className={styles.lead}>{t('about.lead')}</p>
          <Facts />
          <div className={styles.actions}>
            <LinkButton variant="primary" to="/about#contact">
              {t('about.to_contact')}
            </LinkButton>
            <LinkButton to="/resources">{t('about.to_resources')}</LinkButton>
          </div>
        </div>
      </section>
      <section className={styles.band} aria-labelledby="approach-title">
        <div className={styles.inner}>
          <h2 id="approach-title">{t('about.approach.title')}</h2>
          <ul className={styles.cards}>
            {approach.map((card) => (
              <li key={card}>
                <h3>{t(`about.approach.${card}.title`)}</h3>
                <p>{t(`about.approach.${card}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section id="contact" aria-labelledby="contact-title">
        <div className={styles.inner}>
          <div className={styles.head}>
            <h2 id="contact-title">{t('contact.title')}</h2>
            <p className={styles.lead}>{t('contact.lead')}</p>
          </div>
          <ContactForm />
        </div>
      </section>
    </div>
  )
}

/** What the operator entered of itself; nothing where nothing was entered. */
function Facts() {
  const { t } = useTranslation(['enquiries', 'common'])
  const { years_of_experience: years, markets, is_sample } = operator
  if (years === null && markets.length === 0) return null
  return (
    <div className={styles.facts}>
      <dl>
        {years !== null && (
          <div>
            <dt>{t('about.years')}</dt>
            <dd>{years}</dd>
          </div>
        )}
        {markets.length > 0 && (
          <div>
            <dt>{t('about.markets')}</dt>
            <dd>{markets.length}</dd>
            <dd className={styles.names}>
              {markets.map((market) => t(`common:market.${market}`)).join(', ')}
            </dd>
          </div>
        )}
      </dl>
      {is_sample && <Badge tone="warning">{t('about.sample')}</Badge>}
    </div>
  )
}
