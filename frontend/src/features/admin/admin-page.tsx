import { useTranslation } from 'react-i18next'
import { useSession } from '../../lib/session.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { AccessPlans } from './access-plans.tsx'
import { Enquiries } from './enquiries.tsx'
import { MarketSettings } from './market-settings.tsx'

/** What administrators see; hiding it from others is courtesy, the API refuses them. */
export function AdminPage() {
  const { t } = useTranslation('admin')
  const { user } = useSession()
  const isAdministrator = user?.groups.includes('admin') ?? false
  return (
    <Page title={t('title')}>
      {isAdministrator ? (
        <>
          <Enquiries />
          <AccessPlans />
          <MarketSettings />
        </>
      ) : (
        <Notice tone="warning" title={t('not_administrator')} />
      )}
    </Page>
  )
}
