import { useTranslation } from 'react-i18next'
import { useDeskRole } from '../../lib/use-desk-role.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Page } from '../../ui/page.tsx'
import { AccessPlans } from './access-plans.tsx'
import { Enquiries } from './enquiries.tsx'
import { MarketSettings } from './market-settings.tsx'
import { OperatorsOnly } from './operators-only.tsx'

/** `/admin`: what the operator does, and the way to the applications. */
export function AdminPage() {
  return (
    <OperatorsOnly>
      <Overview />
    </OperatorsOnly>
  )
}

function Overview() {
  const { t } = useTranslation('admin')
  const deskRole = useDeskRole()
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
      {deskRole === 'admin' && <MarketSettings />}
    </Page>
  )
}
