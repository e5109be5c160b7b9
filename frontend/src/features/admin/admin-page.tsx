import { useTranslation } from 'react-i18next'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { AccessPlans } from './access-plans.tsx'
import { AdministratorOnly } from './administrator-only.tsx'
import { Enquiries } from './enquiries.tsx'
import { MarketSettings } from './market-settings.tsx'

/** `/admin`: what the operator does, and the way to the applications. */
export function AdminPage() {
  return (
    <AdministratorOnly>
      <Overview />
    </AdministratorOnly>
  )
}

function Overview() {
  const { t } = useTranslation('admin')
  return (
    <Page
      title={t('title')}
      actions={
        <LinkButton variant="primary" to="/admin/applications">
          {t('applications.title')}
        </LinkButton>
      }
    >
      <Enquiries />
      <AccessPlans />
      <MarketSettings />
    </Page>
  )
}
