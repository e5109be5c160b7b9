import { useTranslation } from 'react-i18next'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { useFormat } from '../../lib/use-format.ts'
import styles from './costs.module.css'
import page from './home-page.module.css'

/** "Each tender application costs an extra fee of 185 EUR" (specification, point 1). */
const applicationFee = { amount_minor: 18500, currency: 'EUR' }

export function Costs() {
  const { t } = useTranslation('home')
  const fee = useFormat().fee(applicationFee)
  return (
    <section className={page.band} aria-labelledby="costs-title">
      <div className={page.inner}>
        <h2 className={page.title} id="costs-title">
          {t('costs.title')}
        </h2>
        <dl className={styles.costs}>
          <div>
            <dt>{t('costs.free.title')}</dt>
            <dd>{t('costs.free.text')}</dd>
          </div>
          <div>
            <dt>{t('costs.access.title')}</dt>
            <dd>{t('costs.access.text')}</dd>
          </div>
          <div>
            <dt>{t('costs.application.title', { fee })}</dt>
            <dd>{t('costs.application.text')}</dd>
          </div>
        </dl>
        <p>
          <LocaleLink to="/pricing">{t('costs.more')}</LocaleLink>
        </p>
      </div>
    </section>
  )
}
