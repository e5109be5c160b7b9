import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { ContactLines } from '../../lib/operator/contact-lines.tsx'
import { operator } from '../../lib/operator/operator.ts'
import { OperatorFigures } from '../../lib/operator/operator-figures.tsx'
import { useSiteContent } from '../../lib/operator/use-site-content.ts'
import { yearsSince } from '../../lib/operator/years-since.ts'
import { Badge } from '../../ui/badge.tsx'
import { ContourLines } from '../../ui/contour-lines.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { useWindowTitle } from '../../ui/page.tsx'
import styles from './about-page.module.css'
import { ContactForm } from './contact-form.tsx'

const approach = ['guidance', 'data', 'compliance', 'nordic'] as const

export function AboutPage() {
  const { t } = useTranslation('enquiries')
  const contact = useSiteContent()?.contact
  useWindowTitle(t('about.window_title'))
  return (
    <div className={styles.page}>
      <section className={`${styles.band} ${styles.hero}`}>
        <ContourLines className={styles.lines} />
        <div className={styles.inner}>
          <h1 tabIndex={-1}>{t('about.title')}</h1>
          <p className={styles.lead}>{t('about.lead')}</p>
          <div className={styles.actions}>
            <LinkButton variant="primary" to="/about#contact">
              {t('about.to_contact')}
            </LinkButton>
            <LinkButton to="/resources">{t('about.to_resources')}</LinkButton>
          </div>
          <Facts />
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
                {card === 'guidance' && (
                  <p>
                    <LocaleLink to="/consultation">{t('consultation.title')}</LocaleLink>
                  </p>
                )}
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
          <div className={styles.reach}>
            <ContactForm />
            <div className={styles.place}>{contact && <ContactLines contact={contact} />}</div>
          </div>
        </div>
      </section>
    </div>
  )
}

/** What the operator published of itself, else what the build has of it. */
function Facts() {
  const { t } = useTranslation('enquiries')
  const published = useSiteContent()?.about
  const { years_of_experience, markets, is_sample } = operator
  const since = published?.experience_since ?? null
  const facts = published
    ? { years: since && yearsSince(since), markets: published.markets }
    : { years: years_of_experience, markets }
  return (
    <div className={styles.facts}>
      <OperatorFigures {...facts} />
      {!published && is_sample && <Badge tone="warning">{t('about.sample')}</Badge>}
    </div>
  )
}
