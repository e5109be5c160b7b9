import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Page } from '../../ui/page.tsx'
import { ConsultationForm } from './consultation-form.tsx'
import styles from './contact-page.module.css'

const steps = ['choose', 'confirm', 'talk'] as const

/** `/consultation`: asks for the free initial consultation, and says how it goes. */
export function ConsultationPage() {
  const { t } = useTranslation('enquiries')
  return (
    <Page
      title={t('consultation.title')}
      above={
        <Breadcrumbs
          trail={[
            { label: t('contact.title'), to: '/contact' },
            { label: t('consultation.title') },
          ]}
        />
      }
      lead={t('consultation.lead')}
    >
      <div className={styles.two}>
        <ConsultationForm />
        <aside className={styles.side}>
          <h2>{t('consultation.how')}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step}>{t(`consultation.step.${step}`)}</li>
            ))}
          </ol>
          <p>
            {t('consultation.instead')}{' '}
            <LocaleLink to="/contact">{t('consultation.to_contact')}</LocaleLink>
          </p>
        </aside>
      </div>
    </Page>
  )
}
