import { useTranslation } from 'react-i18next'
import { usePrices } from '../../lib/payments/use-prices.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { CostCalculator } from './cost-calculator.tsx'
import { PlanCard } from './plan-card.tsx'
import styles from './pricing-page.module.css'
import { Questions } from './questions.tsx'
import { SingleCard } from './single-card.tsx'
import { StartButton } from './start-button.tsx'

/** `/pricing`: the two paths, what they cost in total, and what one gets for it. */
export function PricingPage() {
  const { t } = useTranslation('billing')
  const { data } = usePrices()
  const isSample = Object.values(data ?? {}).some((price) => price?.is_sample)
  return (
    <Page title={t('pricing.title')} lead={t('pricing.lead')}>
      <div className={styles.paths}>
        <PlanCard />
        <SingleCard />
      </div>
      <p className={styles.vat}>{t('pricing.vat_short')}</p>
      {isSample && <Notice>{t('price.sample_note')}</Notice>}
      <CostCalculator />
      <Questions />
      <section className={styles.ready} aria-labelledby="ready-title">
        <h2 id="ready-title">{t('pricing.ready')}</h2>
        <p>{t('pricing.ready_text')}</p>
        <div className={styles.buttons}>
          <StartButton />
          <LinkButton to="/launch-plan">{t('pricing.choose_tenders')}</LinkButton>
        </div>
      </section>
    </Page>
  )
}
