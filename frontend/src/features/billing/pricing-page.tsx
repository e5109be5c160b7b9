import { useTranslation } from 'react-i18next'
import { Page } from '../../ui/page.tsx'
import { AccessPlanPanel } from './access-plan-panel.tsx'

/** The plans as far as they can be had today. */
export function PricingPage() {
  const { t } = useTranslation('billing')
  return (
    <Page title={t('pricing.title')} lead={t('pricing.lead')}>
      <AccessPlanPanel />
    </Page>
  )
}
