import { useTranslation } from 'react-i18next'
import { applicationFee } from '#domain/billing/application-fee.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useFormat } from '../../lib/use-format.ts'
import styles from './questions.module.css'

/** What is asked before one pays, answered plainly. */
export function Questions() {
  const { t } = useTranslation('billing')
  const { fee } = useFormat()
  return (
    <div className={styles.questions}>
      <section className={styles.question} aria-labelledby="why-pay-title">
        <h2 id="why-pay-title">{t('why.title')}</h2>
        <p>{t('why.answer')}</p>
        <p>{t('why.work')}</p>
        <p>{t('why.before')}</p>
      </section>
      <section className={styles.question} aria-labelledby="when-title">
        <h2 id="when-title">{t('when.title')}</h2>
        <p>{t('when.answer', { fee: fee(applicationFee) })}</p>
      </section>
      <section className={styles.question} aria-labelledby="vat-title">
        <h2 id="vat-title">{t('vat.title')}</h2>
        <p>{t('vat.answer')}</p>
        <ul>
          <li>{t('vat.eu')}</li>
          <li>{t('vat.home')}</li>
          <li>{t('vat.outside')}</li>
        </ul>
      </section>
      <section className={styles.question} aria-labelledby="consultation-title">
        <h2 id="consultation-title">{t('consultation.title')}</h2>
        <p>{t('consultation.text')}</p>
        <p>
          <LocaleLink to="/consultation">{t('consultation.link')}</LocaleLink>
        </p>
      </section>
    </div>
  )
}
