import { useTranslation } from 'react-i18next'
import { useDeskRole } from '../../../../lib/use-desk-role.ts'
import { Page } from '../../../../ui/page.tsx'
import { Importers } from './importers.tsx'
import { MarketSettings } from './market-settings.tsx'
import { Operators } from './operators.tsx'
import { ReferralCodes } from './referral-codes.tsx'

/** `/admin/settings`: operators read it, administrators change it. */
export function SettingsPage() {
  const { t } = useTranslation('desk-settings')
  const mayChange = useDeskRole() === 'admin'
  return (
    <Page width="wide" title={t('title')} lead={mayChange ? undefined : t('read_only')}>
      {mayChange && <MarketSettings />}
      <Importers mayChange={mayChange} />
      <ReferralCodes mayChange={mayChange} />
      <Operators mayChange={mayChange} />
    </Page>
  )
}
