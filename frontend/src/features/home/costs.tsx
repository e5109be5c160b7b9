import { useTranslation } from 'react-i18next'
import { applicationFee } from '#domain/billing/application-fee.ts'
import { LocaleLink } from '../../i18n/locale-link.tsx'
import { usePrices } from '../../lib/payments/use-prices.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import styles from './costs.module.css'
import page from './home-page.module.css'
import { PlanPrice } from './plan-price.tsx'

export function Costs() {
  const { t } = useTranslation('home')
  const { fee } = useFormat()
  const prices = usePrices()
  return (
    <section className={page.band} aria-labelledby="costs-title">
      <div className={page.inner}>
        <div className={page.head}>
          <h2 className={page.title} id="costs-title">
            {t('costs.title')}
          </h2>
          <p className={page.lead}>{t('costs.lead', { fee: fee(applicationFee) })}</p>
        </div>
        <ul className={styles.costs}>
          <li>
            <h3>{t('costs.free.title')}</h3>
            <p className={styles.nothing}>{fee({ amount_minor: 0, currency: 'EUR' })}</p>
            <p>{t('costs.free.text')}</p>
            <LinkButton to="/tenders">{t('costs.free.action')}</LinkButton>
          </li>
          <li data-main>
            <h3>{t('costs.access.title')}</h3>
            <PlanPrice price={prices.data?.access_plan} isFailed={prices.isError} />
            <p>{t('costs.access.text')}</p>
            <LinkButton variant="primary" to="/launch-plan">
              {t('costs.access.action')}
            </LinkButton>
          </li>
          <li>
            <h3>
              {t('costs.single.title')} <Badge>{t('costs.single.popular')}</Badge>
            </h3>
            <PlanPrice price={prices.data?.single_application} isFailed={prices.isError} />
            <p>{t('costs.single.text', { fee: fee(applicationFee) })}</p>
            <LinkButton to="/tenders">{t('costs.single.action')}</LinkButton>
          </li>
        </ul>
        <p className={styles.fee}>
          <strong>{t('costs.application.title', { fee: fee(applicationFee) })}</strong>{' '}
          {t('costs.application.text')} <LocaleLink to="/pricing">{t('costs.more')}</LocaleLink>
        </p>
      </div>
    </section>
  )
}
