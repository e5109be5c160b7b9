import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { ContourLines } from '../../ui/contour-lines.tsx'
import styles from './footer.module.css'
import { Wordmark } from './wordmark.tsx'

export function Footer() {
  const { t } = useTranslation('common')
  return (
    <footer className={styles.footer}>
      <ContourLines className={styles.lines} />
      <div className={styles.content}>
        <div className={styles.about}>
          <Wordmark />
          <p>{t('footer.tagline')}</p>
          <p>{t('footer.independent')}</p>
        </div>
        <FooterLinks
          title={t('footer.explore')}
          links={[
            ['/tenders', t('nav.tenders')],
            ['/calendar', t('footer.calendar')],
            ['/resources', t('nav.resources')],
            ['/statistics', t('nav.statistics')],
            ['/news', t('nav.news')],
            ['/pricing', t('nav.pricing')],
            ['/private-sales', t('nav.private_sales')],
            ['/about', t('nav.about')],
            ['/contact', t('footer.contact')],
            ['/price-ladder', t('footer.price_ladder')],
            ['/flyer', t('footer.flyer')],
            ['/receipts/check', t('footer.check_receipt')],
          ]}
        />
        <FooterLinks
          title={t('footer.your_work')}
          links={[
            ['/dashboard', t('nav.dashboard')],
            ['/upload-portfolio', t('nav.upload')],
            ['/matches', t('nav.matches')],
            ['/tender-applications', t('nav.applications')],
          ]}
        />
        <div className={styles.links}>
          <h2>{t('footer.legal')}</h2>
          <LocaleLink to="/terms">{t('footer.terms')}</LocaleLink>
          <LocaleLink to="/privacy">{t('footer.privacy')}</LocaleLink>
          <button type="button" data-consent="ask">
            {t('footer.cookie_settings')}
          </button>
        </div>
      </div>
    </footer>
  )
}

function FooterLinks({
  title,
  links,
}: {
  readonly title: string
  readonly links: readonly (readonly [path: string, label: string])[]
}) {
  return (
    <nav className={styles.links} aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(([path, label]) => (
          <li key={path}>
            <LocaleLink to={path}>{label}</LocaleLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
